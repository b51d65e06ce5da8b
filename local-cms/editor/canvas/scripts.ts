import path from 'node:path';
import { bundleScript } from '../../platform/bundle-script.ts';

/** The script that a page in edit mode loads (`clientScripts` of its layout). */
export const canvasScript = bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));

/** Pages of the design library load this script. It is empty, because only XM Cloud's library needs one. */
export const libraryScript = '// The local design library needs no script.\n';
