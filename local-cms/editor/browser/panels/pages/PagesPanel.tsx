/** @jsxImportSource preact */
import './pages.css';
import { useState } from 'preact/hooks';
import { IconButton } from '../../controls/IconButton.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { here, listAllPages } from '../../state/content/content.ts';
import { ask } from './dialogs.ts';
import { PageTree } from './PageTree.tsx';
import { findRows, listRows } from './tree.ts';

/** The pages of the site in its language. */
export function PagesPanel() {
  const [words, setWords] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const pages = listAllPages();
  const { page, site } = here.value;
  const rows = words.trim() ? findRows(pages, words) : listRows(pages, closed);
  return (
    <div class="pages">
      <div class="pages-head">
        <SearchBox label="Find a page" value={words} onInput={setWords} />
        {page && !site?.isRecorded && (
          <IconButton icon="add" label="New page" onClick={() => ask({ kind: 'new', page })} />
        )}
      </div>
      <PageTree rows={rows} pages={pages} closed={closed} onClosed={setClosed} />
      {rows.length === 0 && <p class="quiet">No pages found.</p>}
    </div>
  );
}
