import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of browser/ in an order in which each finds what it needs. */
const FILES = [
  'parts.js',
  'find-problem.js',
  'show-problems.js',
  'create-steps.js',
  'send-form.js',
  'start-form.js',
  'main.js',
];

/** Visitors need neither the modules' lines nor what is written for those who work on them. */
const toPlainScript = (text: string): string =>
  text
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export /gm, '')
    .replace(/^ *\/\*\*.*?\*\/\n/gms, '')
    .replace(/^ *\/\/.*\n/gm, '');

/**
 * The script of a form as one classic script, as XM Cloud's forms bring theirs: a module would run once in the life of
 * a document, and not again for the form of the next page that the visitor goes to.
 */
export function readBrowserScript(): string {
  const folder = path.join(import.meta.dirname, 'browser');
  const parts = FILES.map((file) => toPlainScript(readFileSync(path.join(folder, file), 'utf8')));
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
