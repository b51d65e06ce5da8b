import type { HeadElement } from '../context/page-data';

// React puts preloads of the images that are not lazy before the markup, in the order of their importance.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const LEAD_PRELOAD = /<link ([^>]* fetchPriority="high"[^>]*)>/;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

type Separated = { html: string; preload: HeadElement | null };

/**
 * Separates the preloads from the markup. `preload` is that of the first image that loads with priority, for the
 * document's head. The other images are found early enough.
 */
export function separatePreloads(html: string): Separated {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  const lead = LEAD_PRELOAD.exec(preloads)?.[1];
  return {
    html: html.slice(preloads.length),
    preload: lead === undefined ? null : { tag: 'link', attributes: readAttributes(lead) },
  };
}

function readAttributes(markup: string): Record<string, string> {
  const pairs = [...markup.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decode(value)]));
}

const decode = (text: string): string =>
  text.replace(/&([\w#]+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
