import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';

/** Where a file shall be stored: below the folder media/ of a site, and without the ending of its name. */
export type MediaTarget = { site: Site; path: string };

export const MAX_NAMES = 6;
const MAX_LETTERS = 60;
/** A disk takes names of 255 bytes. The rest is for a number, an ending, and the name of a temporary file. */
const MAX_BYTES = 200;

/** Windows cannot store files with these names. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Letters that have no Latin letter inside. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
  œ: 'oe',
  ł: 'l',
  ð: 'd',
};

/** Cuts between two letters, of which one can have four bytes. */
function shorten(words: string): string {
  const letters = [...words].slice(0, MAX_LETTERS);
  while (Buffer.byteLength(letters.join('')) > MAX_BYTES) letters.pop();
  return letters.join('');
}

function toWords(name: string): string {
  const latin = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[æøåßœłð]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // A letter such as 𝒳 has become a capital.
    .toLowerCase();
  const words = latin.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return shorten(words).replaceAll(/^-+|-+$/g, '');
}

/** Returns the name of a new file or folder. Refuses a name that could lead elsewhere instead of repairing it. */
export function toName(written: string): string {
  const shown = JSON.stringify(written.slice(0, 60));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for.
  if (/[\x00-\x1f\x7f%\\/:*?"<>|]/.test(written) || /^\.+$/.test(written.trim()))
    throw new AuthoringError(`${shown} cannot be the name of a media file or folder.`);
  const name = toWords(written);
  if (name === '' || RESERVED.test(name))
    throw new AuthoringError(`${shown} cannot be the name of a media file or folder.`);
  return name;
}

export const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/** Reads a path of the media library, such as `solvind/projects/The coast`, whose first part is a site. */
export function toMediaTarget(sites: ReadonlyMap<string, Site>, itemPath: string): MediaTarget {
  const path = itemPath.replace(/^\/?sitecore\/media library\//i, '').replace(/^Project\//i, '');
  const [siteName = '', ...names] = path.slice(0, 1000).split('/');
  const site = sites.get(siteName.toLowerCase());
  if (!site)
    throw new AuthoringError(
      `Write the itemPath as <site>/<folder>/<name>. The sites are: ${[...sites.keys()].join(', ')}.`,
    );
  if (site.recording) throw new AuthoringError(`${site.settings.name} is recorded, and cannot be changed.`);
  if (names.length === 0 || names.length > MAX_NAMES)
    throw new AuthoringError(`A media file has a name, and at most ${MAX_NAMES - 1} folders.`);
  const last = names.length - 1;
  return {
    site,
    path: names.map((name, index) => toName(index === last ? withoutEnding(name) : name)).join('/'),
  };
}
