import { expect, test } from 'vitest';
import { generated, messages, operations } from '../generate.mjs';

const FILES = import.meta.glob<string>('../src/generated/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the generated types match their sources; otherwise run `npm run generate`', () => {
  const wanted = generated();
  expect(Object.keys(FILES).map((path) => path.slice(3))).toEqual(Object.keys(wanted).sort());
  for (const [path, text] of Object.entries(wanted)) expect(FILES[`../${path}`] === text, path).toBe(true);
});

test('operations have their parameters, body and answer', () => {
  const schemas = { Sit: { properties: { seat: {}, deck: {} }, required: [] }, Info: {} };
  const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Info' } } } };
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sit' } } } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const n = { name: 'n', in: 'query', schema: { type: 'integer' } };
  const item = { post: { parameters: [id, n], requestBody: body, responses: { 200: answer } } };
  const wire = 'export type Sit = 1;\nexport type Info = 2;';
  const text = operations({ paths: { '/api/x/{id}': item }, components: { schemas } }, wire);
  expect(text).toContain("'POST /api/x/{id}': {");
  expect(text).toContain('path: { id: string };');
  expect(text).toContain('query?: { n?: number | undefined };');
  expect(text).toContain('body: Partial<Sit>;');
  expect(text).toContain('answer: Info;');
});

test('the ids of messages are read from Fluent files', () => {
  const text = messages(['# comment\nb-two = Two\n    .title = x\na = { $n ->\n   *[other] x\n }\n']);
  expect(text).toContain("  | 'a'\n  | 'b-two';\n");
});
