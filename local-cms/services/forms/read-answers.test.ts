import { formSample } from '@tests/local-cms/form-sample.ts';
import { toFormFile } from '../../content/schemas/form-file.ts';
import { readSource } from '../../content/source-file.ts';
import { readAnswers } from './read-answers.ts';

const form = toFormFile(readSource('ask.yml', formSample), 'ask');
const multipart = 'multipart/form-data; boundary=a';
const toBytes = (body: string) => new Uint8Array(Buffer.from(body)).buffer;

async function send(values: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  const request = new Response(data);
  return readAnswers(form, request.headers.get('content-type') ?? '', await request.arrayBuffer());
}

test.each([
  ['name', '  Ada\r\nLovelace ', 'Ada Lovelace'],
  ['text', ' one\r\n\r\ntwo\rthree ', 'one\n\ntwo\nthree'],
  ['terms', 'yes', 'yes'],
  ['unknown', 'x', undefined],
  ['paper', 'a text instead of a file', undefined],
])('the field %s with %j is read as %j', async (name, sent, read) => {
  expect((await send({ [name]: sent }))?.texts.get(name)).toBe(read);
});

test('a file is read with its name and bytes', async () => {
  const answers = await send({ paper: new File(['%PDF'], 'a.pdf') });
  expect([...(answers?.files ?? [])]).toEqual([
    ['paper', { name: 'a.pdf', bytes: new Uint8Array(Buffer.from('%PDF')) }],
  ]);
});

test.each([
  ['an empty file', 'paper', new File([], '')],
  ['a file in a text field', 'name', new File(['x'], 'x.txt')],
])('%s does not count as an answer', async (_, name, file) => {
  const answers = await send({ [name]: file });
  expect([answers?.texts.size, answers?.files.size]).toEqual([0, 0]);
});

test('the body of a form can be URL-encoded', async () => {
  const answers = await readAnswers(
    form,
    'application/x-www-form-urlencoded; charset=UTF-8',
    toBytes('name=A+B&x=y'),
  );
  expect([...(answers?.texts ?? [])]).toEqual([['name', 'A B']]);
});

/** Returns a body with one part for each name. */
const toParts = (names: readonly string[]) =>
  `${names.map((name) => `--a7a7\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n`).join('')}--a7a7--\r\n`;

const PARTS = 'multipart/form-data; boundary=a7a7';

test.each([
  ['application/x-www-form-urlencoded', 'name=Ada&name=Bo'],
  [PARTS, toParts(['Ada', 'Bo'])],
])('of several values of a field in %s the first one counts', async (type, body) =>
  expect((await readAnswers(form, type, toBytes(body)))?.texts.get('name')).toBe('Ada'),
);

test('a body of millions of fields, or of many parts, is not a form', async () => {
  const fields = `name=Ada&${'a&'.repeat(1_000_000)}`;
  expect(await readAnswers(form, 'application/x-www-form-urlencoded', toBytes(fields))).toBeNull();
  expect(await readAnswers(form, PARTS, toBytes(toParts(Array(501).fill('Ada'))))).toBeNull();
});

test.each([
  ['', 'name=Ada'],
  ['text/plain', 'name=Ada'],
  ['application/x-www-form-urlencoded-x', 'name=Ada'],
  ['multipart/form-data', '--a--'],
  [multipart, '--a\r\nContent-Disposition: form-data; name="na'],
])('a body of the type %j with the content %j is not a form', async (type, body) => {
  expect(await readAnswers(form, type, toBytes(body))).toBeNull();
});
