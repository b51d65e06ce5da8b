import { type EditedSite, unlessSilent } from '../ask-site.ts';
import { noAnswer, openSession } from '../open-session.ts';
import type { PreviewedPage } from './preview-link.ts';

export const toPreviewSession = ({ site, itemId, language, version, route }: PreviewedPage) => ({
  mode: 'preview' as const,
  route,
  sc_site: site,
  sc_itemid: itemId,
  sc_lang: language,
  sc_version: String(version),
});

const TIMEOUT_MS = 20_000;

const MAX_HEAD = 300_000;

async function fetchPage(url: URL, cookie: string): Promise<{ status: number; html: string }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual', signal });
  return { status: response.status, html: await response.text() };
}

/** Returns the markup of the head of a page's version, which search engines and share cards read. */
export async function fetchHead(
  edited: EditedSite,
  page: PreviewedPage,
): Promise<{ head: string } | { problem: string }> {
  const session = await openSession(edited, toPreviewSession(page));
  if ('problem' in session) return session;
  const cookie = session.cookies.map((line) => line.split(';')[0]).join('; ');
  const answer = await unlessSilent(fetchPage(new URL(session.location, edited.url), cookie));
  if (!answer) return { problem: noAnswer(edited.url) };
  const { status, html } = answer;
  if (status !== 200) return { problem: `The site answers ${status} to this page.` };
  const [head = ''] = /<head[\s>].*?<\/head>/s.exec(html.slice(0, MAX_HEAD)) ?? [];
  // Only what search engines and share cards read: the editor's policy would refuse the styles.
  return { head: head.replace(/<(style|script)[\s>].*?<\/\1>/gs, '') };
}
