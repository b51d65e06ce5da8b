import type { BrowserContext } from '@playwright/test';
import { listenForComplaints, withoutAborted } from '../../../tests/support/browser/page-health.ts';
import { goToInState } from '../../../tests/support/browser/page-states.ts';
import { seeWholePage, settle, trackRequests } from '../../../tests/support/browser/visit.ts';
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
  /** In the design library, the rendering to show. */
  uid?: string;
  /** The file for a picture. */
  picture?: string;
};

/** Opens a page in a mode, hydrates all of it, and reads its texts. */
export async function openPage(context: BrowserContext, mode: Mode, target: Target): Promise<Opened> {
  // A session of the page before would show a visitor what an editor sees.
  await context.clearCookies();
  const tab = await context.newPage();
  const complaints = listenForComplaints(tab);
  trackRequests(tab);
  await goToInState(tab, toUrl(mode, target), mode === 'library' ? 'preview' : mode);
  await settle(tab);
  await seeWholePage(tab);
  const chromeProblem = mode === 'edit' ? findChromeProblem(await tab.content()) : null;
  const texts = await tab.evaluate(readTexts);
  if (target.picture) await tab.screenshot({ path: target.picture, fullPage: true });
  await tab.close();
  const problems = withoutAborted(complaints);
  return { ...texts, problems: chromeProblem ? [...problems, chromeProblem] : problems };
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
