/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Menu } from '../../controls/menu/Menu.tsx';
import { here, mayChange } from '../../state/content/content.ts';
import { select } from '../../state/page/open-page.ts';
import { openedShared } from '../../state/page/opened-shared.ts';
import { go } from '../../state/place/place.ts';
import { toPlaceName } from '../../state/place/place-names.ts';
import { DeleteShared, NewDesign, NewShared, RenameShared } from './SharedDialogs.tsx';
import { countPages, type Design, type Named, type SharedItem, type SharedParts } from './shared-parts.ts';

type Asked = { what: 'rename' | 'delete'; one: Named } | { what: 'item' | 'design' };

type RowProps = { one: Named; text: string; hint: string; onOpen: () => void; children: ComponentChildren };

const Row = ({ one, text, hint, onOpen, children }: RowProps) => (
  <li class="shared-row">
    <button
      type="button"
      class="button"
      aria-current={openedShared.value?.itemId === one.itemId ? 'true' : undefined}
      onClick={onOpen}
    >
      <span>
        {text}
        <span class="quiet">{hint}</span>
      </span>
    </button>
    {children}
  </li>
);

/** Opens the fields of a shared item at the right. */
function openShared(item: SharedItem): void {
  select('');
  go({ tab: '', component: '' });
  openedShared.value = item;
}

/** Opens a page that shows the design, unless one does already. */
function openDesign({ pages }: Design): void {
  const isShown = pages.some(({ itemId }) => itemId === here.value.page?.itemId);
  if (!isShown && pages[0]) go({ page: pages[0].path });
}

const PageDesigns = ({ parts }: { parts: SharedParts }) => (
  <details>
    <summary>Page designs</summary>
    <p class="quiet">Which partial designs pages show, and where. Developers set this up.</p>
    <ul>
      {parts.pageDesigns.map(({ name, places, pageCount }) => (
        <li key={name} class="page-design">
          <strong>{name}</strong> <span class="quiet">{countPages(pageCount)}</span>
          {places.map(({ placeholder, designs }) => (
            <p key={placeholder} class="quiet">
              {toPlaceName(placeholder)}: {designs.join(', ')}
            </p>
          ))}
        </li>
      ))}
    </ul>
  </details>
);

/** What pages share: items, partial designs and page designs, with what can be done with each. */
export function SharedLists({ parts }: { parts: SharedParts }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const rename = (one: Named) => ({ label: 'Rename …', run: () => setAsked({ what: 'rename', one }) });
  return (
    <>
      <details open>
        <summary>Shared content</summary>
        <p class="quiet">Content that several pages show. It has no draft: changes are public immediately.</p>
        <button
          type="button"
          class="button"
          disabled={!mayChange.value}
          onClick={() => setAsked({ what: 'item' })}
        >
          New shared content …
        </button>
        <ul>
          {parts.shared.map((item) => (
            <Row
              key={item.itemId}
              one={item}
              text={item.title || item.name}
              hint={`${item.name}, ${countPages(item.pages.length)}`}
              onOpen={() => openShared(item)}
            >
              <Menu
                label={`Menu of ${item.name}`}
                isSmall
                entries={[
                  rename(item),
                  { label: 'Delete …', isDanger: true, run: () => setAsked({ what: 'delete', one: item }) },
                ]}
              />
            </Row>
          ))}
        </ul>
      </details>
      <details open>
        <summary>Partial designs</summary>
        <p class="quiet">
          Parts around the pages, such as the header. Changes are public on all pages immediately.
        </p>
        <button
          type="button"
          class="button"
          disabled={!mayChange.value}
          onClick={() => setAsked({ what: 'design' })}
        >
          New partial design …
        </button>
        <ul>
          {parts.designs.map((design) => (
            <Row
              key={design.itemId}
              one={design}
              text={design.name}
              hint={countPages(design.pages.length)}
              onOpen={() => openDesign(design)}
            >
              <Menu label={`Menu of ${design.name}`} isSmall entries={[rename(design)]} />
            </Row>
          ))}
        </ul>
      </details>
      <PageDesigns parts={parts} />
      {asked?.what === 'item' && <NewShared parts={parts} onClose={close} />}
      {asked?.what === 'design' && <NewDesign parts={parts} onClose={close} />}
      {asked?.what === 'rename' && <RenameShared one={asked.one} onClose={close} />}
      {asked?.what === 'delete' && <DeleteShared one={asked.one} onClose={close} />}
    </>
  );
}
