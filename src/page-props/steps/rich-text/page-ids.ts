import type { Route } from '@/cms/layout-schema';
import { isReservedId } from '@/lib/reserved-id';
import { walkRenderings } from '@/rendering/walk-renderings';

/** Ids of the page's frame. */
export const FRAME_IDS = ['content'];

/** The ids of one page, so that none is there twice. */
export type PageIds = {
  /** Takes the id that an editor wrote; `false` when it is taken. */
  keep: (id: string) => boolean;
  /** Makes an id that nobody has, of the words of a heading. `null` when there are none. */
  create: (words: string) => string | null;
};

/** `texts`: all that may hold ids of their own, which no made one may equal. */
export function createPageIds(route: Route, texts: readonly string[]): PageIds {
  const taken = new Set([...FRAME_IDS, ...findRenderingIds(route)]);
  const written = new Set(texts.flatMap(findWrittenIds));
  const take = (id: string) => {
    taken.add(id);
    return id;
  };
  return {
    keep: (id) => !taken.has(id) && !isReservedId(id) && id !== '' && take(id) === id,
    create: (words) => {
      const slug = toSlug(words);
      const isFree = (id: string) => !taken.has(id) && !written.has(id);
      for (let number = 1; slug !== ''; number++) {
        const id = number === 1 ? slug : `${slug}-${number}`;
        if (isFree(id)) return take(id);
      }
      return null;
    },
  };
}

function findRenderingIds({ placeholders }: Route): string[] {
  return [...walkRenderings(placeholders)].flatMap(({ params }) => params?.RenderingIdentifier?.trim() || []);
}

/** Rather one too many than one too few. */
function findWrittenIds(text: string): string[] {
  return [...text.matchAll(/\bid\s*=\s*["']?([^\s"'>]+)/gi)].map(([, id = '']) => id);
}

/** Letters and digits of any language, in lower case, with dashes between the words. */
function toSlug(words: string): string {
  const dashed = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...dashed.replace(/^-/, '')].slice(0, 60).join('').replace(/-$/, '');
}
