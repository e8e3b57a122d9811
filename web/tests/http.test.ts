import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiFail } from '../src/api';

function answer(status: number, body: unknown): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }))),
  );
}

function sent(): [string, RequestInit] {
  return vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a request has its address, method and body', async () => {
  answer(200, { id: 'x' });
  await api.sit('a/b', { seat: 1 });
  expect(sent()).toMatchObject(['/api/tables/a%2Fb/sit', { method: 'POST', body: '{"seat":1}' }]);
});

test('query parameters without a value are omitted', async () => {
  answer(200, []);
  await api.rolls('T', null);
  expect(sent()[0]).toBe('/api/tables/T/rolls');
  answer(200, {});
  await api.replay('T', 'all', 3, 'uk');
  expect(sent()[0]).toBe('/api/tables/T/replay?lang=uk&from=3&all=true');
  answer(200, {});
  await api.at('T', 5, 0, 'en');
  expect(sent()[0]).toBe('/api/tables/T/at/5?lang=en&seat=0');
});

test('an answer without content is undefined', async () => {
  answer(204, undefined);
  await expect(api.logout()).resolves.toBeUndefined();
  expect(sent()).toMatchObject(['/api/session', { method: 'DELETE' }]);
});

test('a refusal has the code of the server, or one for its status', async () => {
  answer(409, { code: 'started', message: 'too late' });
  await expect(api.stand('T')).rejects.toMatchObject({ status: 409, code: 'started', message: 'too late' });
  answer(400, undefined);
  await expect(api.table('nonsense')).rejects.toMatchObject({ code: 'not_found' });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no network'))),
  );
  await expect(api.tables()).rejects.toEqual(new ApiFail(0, 'offline', ''));
});
