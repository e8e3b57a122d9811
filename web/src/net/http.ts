import type { Operations } from '../generated/operations';
import type { ApiError } from '../wire';

/** A request was refused, or the server could not be reached (`status` 0, code `offline`). */
export class ApiFail extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Operation = keyof Operations;
type Request<O extends Operation> = Omit<Operations[O], 'answer'>;
/** The request of an operation; it may be omitted if nothing in it is required. */
type Args<O extends Operation> = Partial<Request<O>> extends Request<O> ? [Request<O>?] : [Request<O>];

/** All parts that a request can have. */
interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** The address of an operation with values for its parameters. */
export function pathOf<O extends Operation>(operation: O, ...[request]: Args<O>): string {
  const { path = {}, query = {} } = (request ?? {}) as Parts;
  const [, template = ''] = operation.split(' ');
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Sends a request and returns the response if it was successful. */
export async function request<O extends Operation>(operation: O, ...args: Args<O>): Promise<Response> {
  const [method = ''] = operation.split(' ');
  const { body } = (args[0] ?? {}) as Parts;
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(pathOf(operation, ...args), init);
  } catch {
    throw new ApiFail(0, 'offline', '');
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  // A malformed id in the address means that nothing exists there.
  const unnamed = method === 'GET' && answer.status === 400 ? 'not_found' : `http_${answer.status}`;
  throw new ApiFail(answer.status, refusal.code ?? unnamed, refusal.message ?? answer.statusText);
}

/** Sends a request and returns the JSON of the answer; undefined if it has no content. */
export async function call<O extends Operation>(
  operation: O,
  ...args: Args<O>
): Promise<Operations[O]['answer']> {
  const answer = await request(operation, ...args);
  return (answer.status === 204 ? undefined : await answer.json()) as Operations[O]['answer'];
}
