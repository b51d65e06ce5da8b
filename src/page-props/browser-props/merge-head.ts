import type { Head, HeadElement } from '@/rendering/context/page-data';

/** Adds what components put into the head. Their title, description, canonical link and image replace the page's own. */
export function mergeHead(head: Head, elements: readonly HeadElement[]): Head {
  const own: OwnPart = Object.fromEntries(
    elements.flatMap((element) => Object.entries(toOwnPart(element) ?? {})),
  );
  const others = elements.filter((element) => toOwnPart(element) === null);
  return { ...head, ...own, ...(others.length > 0 && { elements: others }) };
}

type OwnPart = Partial<Pick<Head, 'title' | 'description' | 'canonical' | 'image'>>;

function toOwnPart({ tag, text, attributes }: HeadElement): OwnPart | null {
  const { name, property, rel, content, href } = attributes;
  if (tag === 'title') return { title: text ?? '' };
  if (tag === 'link' && rel === 'canonical' && typeof href === 'string') return { canonical: href };
  if (tag !== 'meta' || typeof content !== 'string') return null;
  if (name === 'description') return { description: content };
  return property === 'og:image' ? { image: { src: content } } : null;
}
