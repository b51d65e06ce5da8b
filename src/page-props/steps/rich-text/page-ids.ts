import type { Route } from '@/cms/schemas/layout-schema';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { isReservedId } from '@/rendering/markup/allowed-html';

/** Ids of elements that every page contains, in addition to the content from the CMS. */
export const FRAME_IDS = ['content'];

export type PageIds = {
  /** Reserves an id that an editor wrote. Returns `false` if the id is empty, reserved or already in use. */
  keep: (id: string) => boolean;
  /** Creates an id from the text of a heading. Returns `null` if the text has no letters or digits. */
  create: (text: string) => string | null;
};

/** `texts` are all texts of the page, so that a created id never equals an id that an editor wrote. */
export function createPageIds(route: Route, texts: readonly string[]): PageIds {
  const taken = new Set([...FRAME_IDS, ...findRenderingIds(route)]);
  const written = new Set(texts.flatMap(findWrittenIds));
  // Maps each slug to the next number to try, so that counting does not start at 1 for every equal heading.
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

/** Finds all ids in a text. The result can also contain text that only looks like an id. */
function findWrittenIds(text: string): string[] {
  return [...text.matchAll(/\bid\s*=\s*["']?([^\s"'>]+)/gi)].map(([, id = '']) => id);
}

/** Keeps letters and digits of any language, with dashes between words, and at most 60 characters. */
function toSlug(text: string): string {
  const dashed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...dashed.replace(/^-/, '')].slice(0, 60).join('').replace(/-$/, '');
}
