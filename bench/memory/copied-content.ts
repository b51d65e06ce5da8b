import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In two languages. Together they take more than the page cache may. */
const COPIES = 600;

/** Copies the sample content with many more pages below one of its pages, and returns the folder. */
export function createContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  cpSync('content', folder, { recursive: true });
  const names = Array.from({ length: COPIES }, (_, index) => `copy-${index}`);
  const pages = path.join(folder, 'solvind/pages');
  for (const name of names)
    cpSync(path.join(pages, 'about/history'), path.join(pages, 'privacy', name), { recursive: true });
  return folder;
}
