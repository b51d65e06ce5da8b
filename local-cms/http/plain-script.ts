import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Those who load it need neither the modules' lines nor what is written for those who work on them. */
const toPlainScript = (text: string): string =>
  text
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export /gm, '')
    .replace(/^ *\/\*\*.*?\*\/\n/gms, '')
    .replace(/^ *\/\/.*\n/gm, '');

/** Modules as one classic script; `files` in an order in which each finds what it needs. */
export function readPlainScript(folder: string, files: readonly string[]): string {
  const parts = files.map((file) => toPlainScript(readFileSync(path.join(folder, file), 'utf8')));
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
