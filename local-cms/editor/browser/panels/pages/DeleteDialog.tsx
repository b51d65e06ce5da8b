/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Tick } from '../../controls/Tick.tsx';
import type { Page } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { fetchLinks, type IncomingLink } from '../../platform/page-queries.ts';
import { here } from '../../state/content/content.ts';
import { showProblem } from '../../state/status.ts';
import { PagePicker } from './PagePicker.tsx';
import { deletePage } from './page-changes.ts';
import { hasVisitors } from './stages.ts';
import { isWithin } from './tree.ts';

const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  shared: 'Shared content',
  design: 'Partial design',
  redirect: 'Redirects',
  audience: 'Audience rules',
  site: 'Site settings',
};

const toText = ({ kind, title, language }: IncomingLink): string =>
  kind === 'page' || kind === 'shared' || kind === 'design'
    ? `${KINDS[kind]} ${title}${language ? `, ${toLanguageName(language)}` : ''}`
    : (KINDS[kind] ?? '');

/** These are changed with the page, and prevent nothing. */
const isHarmless = ({ kind }: IncomingLink): boolean => kind === 'redirect' || kind === 'audience';

/** Shows what links to a page, and asks where these links lead when it is deleted. */
export function DeleteDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { pages } = here.value;
  const [links, setLinks] = useState<readonly IncomingLink[] | null>(null);
  const [linkTo, setLinkTo] = useState('');
  const [isRedirected, setRedirected] = useState(true);
  useEffect(() => {
    fetchLinks(page.itemId).then(setLinks).catch(showProblem);
  }, [page.itemId]);
  const below = pages.filter((other) => other !== page && isWithin(other, page));
  const needsTarget = (links ?? []).some((link) => !isHarmless(link));
  const isPublic = hasVisitors(page, pages);
  return (
    <FormDialog
      title={`Delete ${page.title}`}
      action="Delete"
      isDanger
      isBlocked={links === null || (needsTarget && !linkTo)}
      onClose={onClose}
      onSubmit={() =>
        deletePage(page, {
          linkTo: linkTo || null,
          createRedirect: isPublic && isRedirected && linkTo !== '',
        })
      }
    >
      <p>It is deleted in all languages and versions. You can undo this.</p>
      {below.length > 0 && (
        <p>The pages below it are deleted too: {below.map(({ title }) => title).join(', ')}.</p>
      )}
      {links === null && <p class="quiet">Looking for links …</p>}
      {links !== null && links.length === 0 && <p class="quiet">Nothing links to it.</p>}
      {links !== null && links.length > 0 && (
        <div>
          <p id="links-title">What links to it:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard */}
          <ul class="links" tabIndex={0} aria-labelledby="links-title">
            {links.map((link) => (
              <li key={link.file}>{toText(link)}</li>
            ))}
          </ul>
        </div>
      )}
      <PagePicker
        label="Redirect links and visitors to"
        pages={pages.filter((other) => !isWithin(other, page))}
        value={linkTo}
        none={needsTarget ? 'Choose a page' : 'No page'}
        onChange={setLinkTo}
      />
      {isPublic && linkTo && (
        <Tick label="Redirect the old address there too" isOn={isRedirected} onChange={setRedirected} />
      )}
    </FormDialog>
  );
}
