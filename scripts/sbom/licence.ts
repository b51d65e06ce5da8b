/**
 * Licences (SPDX) that let a website use a package in any way, if the notices are passed on. Copyleft is not among them:
 * browsers get code of packages, which would have to be published with all code around it.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** MPL-2.0 asks only for changes to the package's own files to be published. Browsers get nothing of these packages. */
const ON_THE_SERVER: Readonly<Record<string, string>> = { '@resvg/resvg-wasm': 'MPL-2.0' };

/** Returns whether the site may run with a package. */
export const isAllowedPackage = ({ name, licence }: { name: string; licence: string }): boolean =>
  ON_THE_SERVER[name] === licence || isAllowedLicence(licence);

const TOKEN = /[()]|[^\s()]+/g;

/** Returns whether an SPDX expression, such as `(MIT OR GPL-3.0-or-later)`, leaves the choice of allowed licences. */
export function isAllowedLicence(expression: string): boolean {
  const tokens = expression.match(TOKEN) ?? [];
  let position = 0;

  const isNext = (token: string): boolean => {
    if (tokens[position] !== token) return false;
    position += 1;
    return true;
  };
  // Reads both sides even if the first one decides, so that the position moves on.
  const readAny = (): boolean => {
    let isAllowed = readAll();
    while (isNext('OR')) isAllowed = readAll() || isAllowed;
    return isAllowed;
  };
  const readAll = (): boolean => {
    let isAllowed = readOne();
    while (isNext('AND')) isAllowed = readOne() && isAllowed;
    return isAllowed;
  };
  const readOne = (): boolean => {
    if (isNext('(')) {
      const isAllowed = readAny();
      return isNext(')') && isAllowed;
    }
    const name = tokens[position] ?? '';
    position += 1;
    return ALLOWED.has(name);
  };

  const isAllowed = readAny();
  return isAllowed && position === tokens.length;
}
