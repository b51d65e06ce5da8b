import path from 'node:path';
import { bundleScript } from '../../platform/bundle-script.ts';

/** Returns the script that pages in edit mode load: the `clientScripts` of their layout contain its URL. */
export const getCanvasScript = (): string => bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));

/** Returns the editor of rich text, which a page loads when somebody edits the first one. */
export const getRichTextScript = (): string =>
  bundleScript(path.join(import.meta.dirname, '../rich-text/browser/main.ts'));

/** Pages of the design library load this script. The script is empty, because only XM Cloud's library needs one. */
export const libraryScript = '// The local design library needs no script.\n';
