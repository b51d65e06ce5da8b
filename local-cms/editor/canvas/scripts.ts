import path from 'node:path';
import { bundleScript } from '../../platform/bundle-script.ts';

/** A page in edit mode loads this script, because the `clientScripts` of its layout contain the script's URL. */
export const canvasScript = bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));

/** Pages of the design library load this script. The script is empty, because only XM Cloud's library needs one. */
export const libraryScript = '// The local design library needs no script.\n';
