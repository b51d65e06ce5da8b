import path from 'node:path';
import { readPlainScript } from '../http/plain-script.ts';

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

/**
 * The script of a form as one classic script, as XM Cloud's forms bring theirs: a module would run once in the life of
 * a document, and not again for the form of the next page that the visitor goes to.
 */
export const readBrowserScript = (): string =>
  readPlainScript(path.join(import.meta.dirname, 'browser'), FILES);
