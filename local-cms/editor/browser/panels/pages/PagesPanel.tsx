/** @jsxImportSource preact */
import './pages.css';
import { useState } from 'preact/hooks';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { here } from '../../state/content.ts';
import { go } from '../../state/place.ts';

/** The pages of the site in its language. */
export function PagesPanel() {
  const [words, setWords] = useState('');
  const { pages, page } = here.value;
  const found = pages.filter(({ route }) => route.includes(words.toLowerCase()));
  return (
    <div class="pages">
      <SearchBox label="Find a page" value={words} onInput={setWords} />
      <ul>
        {found.map(({ itemId, route }) => (
          <li key={itemId}>
            <button
              type="button"
              aria-current={itemId === page?.itemId ? 'page' : undefined}
              onClick={() => go({ page: route })}
            >
              {route}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="quiet">No page has these words in its address.</p>}
    </div>
  );
}
