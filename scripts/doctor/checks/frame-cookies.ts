import type { Check } from '../doctor.ts';
import { openInEditor } from '../editor-page.ts';
import { type Finding, fault } from '../finding.ts';
import { isLoopback } from '../loopback.ts';
import { opensPage } from './opens-page.ts';

/** The editor frames the site from another one: browsers send cookies there only when these say so. */
export const frameCookies: Check = {
  name: 'browsers send the cookies inside of the editor’s frame',
  needs: [opensPage],
  find: async (doctor) => {
    const { name: siteName, defaultLanguage: language } = doctor.config.site;
    const editorPage = await openInEditor(doctor, { siteName, language, mode: 'edit' });
    const cookies = editorPage?.opened.headers.getSetCookie() ?? [];
    return [...findTransportProblems(new URL(doctor.site)), ...findCookieProblems(cookies)];
  },
};

function findTransportProblems(site: URL): Finding[] {
  if (site.protocol === 'https:' || isLoopback(site)) return [];
  return [
    fault(
      `${site.origin} is plain HTTP: browsers drop the editor’s cookies there, for they are SameSite=None and Secure.`,
      'Serve the site over https, or edit it at http://localhost on this machine.',
    ),
  ];
}

function findCookieProblems(cookies: readonly string[]): Finding[] {
  const wrong = cookies.filter(
    (cookie) => !/;\s*Secure\b/i.test(cookie) || !/;\s*SameSite=None\b/i.test(cookie),
  );
  if (wrong.length === 0) return [];
  const names = wrong.map((cookie) => cookie.split('=')[0]).join(', ');
  return [
    fault(
      `These cookies are not SameSite=None with Secure: ${names}.`,
      'Let what stands in front of the site pass Set-Cookie on as it is.',
    ),
  ];
}
