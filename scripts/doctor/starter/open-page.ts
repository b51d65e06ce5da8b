import type { Page } from '@playwright/test';
import { goToInState } from '../../../tests/support/browser/page-states.ts';
import { seeWholePage, settle } from '../../../tests/support/browser/visit.ts';
import { EDITING_SECRET } from '../../../tests/support/servers/start-servers.ts';
import { findChromeProblem } from '../editor-page.ts';
import type { TriedPage, TriedSite } from './list-pages.ts';

export type Mode = 'visitor' | 'preview' | 'edit' | 'library';

export type Opened = {
  /** All texts of the page. */
  texts: string[];
  /** In edit mode, the texts of each rendering by its uid, without those of the renderings inside it. */
  renderings: Record<string, string[]>;
  /** What is wrong with the page. */
  problems: string[];
};

type Target = {
  siteUrl: string;
  site: TriedSite;
  page: TriedPage;
  uid?: string;
  /** What the browser complains about, which grows while the page is open. */
  complaints: string[];
};

/** Opens a page in a mode, hydrates all of it, and reads its texts. */
export async function openPage(tab: Page, mode: Mode, target: Target): Promise<Opened> {
  const { complaints } = target;
  complaints.length = 0;
  // A session of the page before would show a visitor what an editor sees.
  await tab.context().clearCookies();
  await goToInState(tab, toUrl(mode, target), mode === 'library' ? 'preview' : mode);
  await settle(tab);
  await seeWholePage(tab);
  const chromeProblem = mode === 'edit' ? findChromeProblem(await tab.content()) : null;
  const texts = await tab.evaluate(readTexts);
  const problems = chromeProblem ? [...complaints, chromeProblem] : complaints;
  // A visit to the next page aborts what this one still loads.
  return { ...texts, problems: problems.filter((problem) => !problem.endsWith('net::ERR_ABORTED')) };
}

function toUrl(mode: Mode, { siteUrl, site, page, uid = '' }: Target): string {
  const { siteName, language, itemId } = page;
  const path = page.path === '/' ? '' : page.path;
  const route = (language === site.defaultLanguage ? path : `/${language}${path}`) || '/';
  if (mode === 'visitor') return siteUrl + encodeURI(route);
  const query = new URLSearchParams({
    secret: EDITING_SECRET,
    sc_site: siteName,
    sc_itemid: itemId,
    sc_lang: language,
    route,
    mode,
    ...(mode === 'library' && { sc_uid: uid, sc_renderingId: uid }),
  });
  return `${siteUrl}/api/editing/render?${query}`;
}

/** Runs in the browser. */
function readTexts(): Pick<Opened, 'texts' | 'renderings'> {
  const texts: string[] = [];
  const renderings: Record<string, string[]> = {};
  const open: string[] = [];
  const readText = (node: Node) => {
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!text || node.parentElement?.closest('script, style, noscript, template, code[chrometype]')) return;
    texts.push(text);
    renderings[open.at(-1) ?? '']?.push(text);
  };
  const readChrome = (chrome: Element) => {
    if (chrome.getAttribute('kind') !== 'open') return open.pop();
    renderings[chrome.id] ??= [];
    return open.push(chrome.id);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) readText(node);
    else if (node.getAttribute('chrometype') === 'rendering') readChrome(node);
  }
  return { texts, renderings };
}
