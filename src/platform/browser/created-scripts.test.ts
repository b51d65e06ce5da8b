/** @jest-environment jsdom */
import { runBlobScripts } from '@tests/jest/run-blob-scripts';
import { runCreatedScriptsAsFiles } from './created-scripts';

function create(text: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.text = text;
  return script;
}

test('scripts that code creates run as files, in order', async () => {
  const blobScripts = runBlobScripts();
  const ran: string[] = [];
  Object.assign(window, { note: (name: string) => ran.push(name) });
  runCreatedScriptsAsFiles();
  runCreatedScriptsAsFiles();
  const script = create('note("a")');
  expect([script.src.slice(0, 5), script.text, script.async]).toEqual(['blob:', '', false]);
  document.body.append(script);
  await new Promise((resolve) => script.addEventListener('load', resolve));
  expect(ran).toEqual(['a']);
  blobScripts.stop();
});

test.each([
  ['data', '{"a":1}', { type: 'application/json' }],
  ['a script with a file', 'x', { src: 'https://forms.test/x.js' }],
  ['an empty script', '', {}],
])('leaves %s as it is', (_, text, attributes) => {
  runCreatedScriptsAsFiles();
  const script = create(text, attributes);
  expect(script.text).toBe(text);
  expect(script.src).not.toContain('blob:');
});
