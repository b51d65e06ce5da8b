/** @jest-environment jsdom */
import * as z from 'zod/mini';
import { EditorProblem, request } from './client.ts';

function answer(status: number, body: string): void {
  globalThis.fetch = async () =>
    ({ ok: status < 400, status, json: async () => JSON.parse(body) }) as Response;
}

test.each([
  ['a text of a proxy', 413, 'Too large', 'The CMS refused a request (status 413). Its log says why.'],
  ['the editor’s own reason', 400, '{"problem":"Give a name."}', 'Give a name.'],
  ['a reason of GraphQL', 400, '{"errors":[{"message":"No such field."}]}', 'No such field.'],
])('%s is a problem that the person can read', async (_, status, body, message) => {
  answer(status, body);
  await expect(request(z.unknown(), '/editor/content')).rejects.toEqual(new EditorProblem(message));
});

test('a CMS that does not respond is a problem that says what to look at', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(request(z.unknown(), '/editor/content')).rejects.toThrow('Is npm start still running?');
});
