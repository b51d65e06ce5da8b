import type { Head, HeadElement } from '@/rendering/context/page-data';

/** Adds what components put into the head. Their title, description, canonical link and image replace the page's own. */
export function mergeHead(head: Head, elements: readonly HeadElement[]): Head {
  const merged: Head = { ...head };
  const others = elements.filter((element) => {
    const own = toOwnPart(element);
    Object.assign(merged, own);
    return own === null;
  });
  return others.length > 0 ? { ...merged, elements: others } : merged;
}

type OwnPart = Partial<Pick<Head, 'title' | 'description' | 'canonical' | 'image'>>;

function toOwnPart({ tag, text, attributes }: HeadElement): OwnPart | null {
  const { name, property, rel, content, href } = attributes;
  if (tag === 'title') return { title: text ?? '' };
  if (tag === 'link' && rel === 'canonical' && typeof href === 'string') return { canonical: href };
  if (tag !== 'meta' || typeof content !== 'string') return null;
  if (name === 'description') return { description: content };
  return property === 'og:image' ? { image: content } : null;
}
