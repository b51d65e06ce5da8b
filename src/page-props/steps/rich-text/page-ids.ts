import type { Route } from '@/cms/schemas/layout-schema';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { isReservedId } from '@/rendering/markup/allowed-html';

/** Ids that the page frame uses. */
export const FRAME_IDS = ['content'];

/** Keeps the ids of one page unique. */
export type PageIds = {
  /** Reserves an id that an editor wrote. Returns `false` if it is already in use. */
  keep: (id: string) => boolean;
  /** Creates an id from the text of a heading. Returns `null` if the text has no letters or digits. */
  create: (text: string) => string | null;
};

/** `texts`: all texts of the page. A created id never equals an id that an editor wrote in one of them. */
export function createPageIds(route: Route, texts: readonly string[]): PageIds {
  const taken = new Set([...FRAME_IDS, ...findRenderingIds(route)]);
  const written = new Set(texts.flatMap(findWrittenIds));
  // The next number to try for each slug, so that many equal headings do not count from 1 each time.
  const nextNumbers = new Map<string, number>();

  const keep = (id: string): boolean => {
    if (id === '' || taken.has(id) || isReservedId(id)) return false;
    taken.add(id);
    return true;
  };
  const create = (text: string): string | null => {
    const slug = toSlug(text);
    if (slug === '') return null;
    let number = nextNumbers.get(slug) ?? 1;
    let id: string;
    do {
      id = number === 1 ? slug : `${slug}-${number}`;
      number++;
    } while (written.has(id) || !keep(id));
    nextNumbers.set(slug, number);
    return id;
  };
  return { keep, create };
}

function findRenderingIds({ placeholders }: Route): string[] {
  return [...walkRenderings(placeholders)].flatMap(({ params }) => params?.RenderingIdentifier?.trim() || []);
}

/** May also find text that only looks like an id, but misses no id. */
function findWrittenIds(text: string): string[] {
  return [...text.matchAll(/\bid\s*=\s*["']?([^\s"'>]+)/gi)].map(([, id = '']) => id);
}

/** Returns the letters and digits of any language in lower case, with dashes between words. */
function toSlug(text: string): string {
  const dashed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...dashed.replace(/^-/, '')].slice(0, 60).join('').replace(/-$/, '');
}
