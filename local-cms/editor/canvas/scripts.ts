import path from 'node:path';
import { bundleScript } from '../../platform/bundle-script.ts';

/** The script that a page in edit mode loads (`clientScripts` of its layout). */
export const canvasScript = bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));

/** Pages of the design library load this; XM Cloud's script does only what XM Cloud's library needs. */
export const libraryScript = '// The local design library needs no script.\n';
