import type { BrowserContext, Page } from '@playwright/test';
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
  /** In edit mode, the texts of fields. */
  ofFields: string[];
  /** What the page shows in place of components that fail, with a line for the component and one for the reason. */
  notices: string[];
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
  try {
    return await readPage(tab, mode, target);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Isolation point: the other modes and pages are tried after any failure.
    const problems = [`the page cannot be tried: ${error.message}`];
    return { texts: [], renderings: {}, ofFields: [], notices: [], problems };
  } finally {
    await tab.close();
  }
}

async function readPage(tab: Page, mode: Mode, target: Target): Promise<Opened> {
  const complaints = listenForComplaints(tab);
  trackRequests(tab);
  await goToInState(tab, toUrl(mode, target), mode === 'library' ? 'preview' : mode);
  await settle(tab);
  await seeWholePage(tab);
  const chromeProblem = mode === 'edit' ? findChromeProblem(await tab.content()) : null;
  const texts = await tab.evaluate(readTexts);
  if (target.picture) await takePicture(tab, target.picture);
  const problems = withoutAborted(complaints);
  return { ...texts, problems: chromeProblem ? [...problems, chromeProblem] : problems };
}

async function takePicture(tab: Page, path: string): Promise<void> {
  await tab.evaluate(scrollThrough);
  await settle(tab);
  await tab.screenshot({ path, fullPage: true, style: WITHOUT_BANNER });
}

/** The consent banner is in front of what a picture is to show. */
const WITHOUT_BANNER = '.consent-banner { display: none !important; }';

/** Runs in the browser. Browsers load lazy images when they come near. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  window.scrollTo(0, 0);
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
function readTexts(): Omit<Opened, 'problems'> {
  const texts: string[] = [];
  const renderings: Record<string, string[]> = {};
  const ofFields: string[] = [];
  const open: string[] = [];
  let openFields = 0;
  const readText = (node: Node) => {
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    const notShown = 'script, style, noscript, template, code[chrometype], .section-problem';
    if (!text || node.parentElement?.closest(notShown)) return;
    texts.push(text);
    renderings[open.at(-1) ?? '']?.push(text);
    if (openFields > 0) ofFields.push(text);
  };
  const readChrome = (chrome: Element) => {
    const isOpen = chrome.getAttribute('kind') === 'open';
    const type = chrome.getAttribute('chrometype');
    if (type === 'field') openFields += isOpen ? 1 : -1;
    if (type !== 'rendering') return;
    if (isOpen) {
      renderings[chrome.id] ??= [];
      open.push(chrome.id);
    } else open.pop();
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) readText(node);
    else if (node.hasAttribute('chrometype')) readChrome(node);
  }
  const notices = [...document.querySelectorAll('.section-problem')].map(({ childNodes }) =>
    [...childNodes].flatMap(({ textContent }) => textContent || []).join('\n'),
  );
  return { texts, renderings, ofFields, notices };
}
