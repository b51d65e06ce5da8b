import { gzipSync } from 'node:zlib';
import { getCanvasScript } from './canvas/scripts.ts';
import { serveEditorFile } from './editor-files.ts';

const SITE = 'http://localhost:3000';
const PATHS = ['/', '/editor/main.js', '/editor/editor.css'];

const fetchText = async (path: string): Promise<string> => (await serveEditorFile(path, SITE)?.text()) ?? '';

test('the editor, with its script in the page but without rich text, has at most 120 KB compressed', async () => {
  const texts = [...(await Promise.all(PATHS.map(fetchText))), getCanvasScript()];
  const sizes = texts.map((text) => gzipSync(text).length);
  expect(Math.min(...sizes)).toBeGreaterThan(200);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
});

test('the editor runs only its own scripts, and only in a window of its own', () => {
  const policy = serveEditorFile('/', SITE)?.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`frame-src ${SITE};`);
});

test('no other file is served', () => expect(serveEditorFile('/editor/main.tsx', SITE)).toBeNull());
