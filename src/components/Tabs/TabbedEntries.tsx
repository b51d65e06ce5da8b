import { type KeyboardEvent, useId, useState } from 'react';
import { Text } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';
import { EntrySection } from './EntrySection';
import { toTarget } from './to-target';

type TabbedEntriesProps = { entries: readonly Item[]; labelId: string | undefined };

/**
 * The tabs pattern of the ARIA Authoring Practices: the arrow keys choose a tab at once. In a browser that runs no
 * scripts, the style sheet hides the tabs and shows all entries (`@media (scripting: enabled)`).
 */
export function TabbedEntries({ entries, labelId }: TabbedEntriesProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const target = toTarget(event.key, chosen, entries.length, isRtl);
    if (target === null) return;
    event.preventDefault();
    setChosen(target);
    const tab = event.currentTarget.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <>
      <div
        className="tabs-list"
        role="tablist"
        aria-labelledby={labelId}
        onKeyDown={moveByKey}
        // Browsers do not scroll to a tab of which they already show a part.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {entries.map(({ title }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            key={index}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            <Text field={title} />
          </button>
        ))}
      </div>
      {entries.map((entry, index) => (
        <EntrySection
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          key={index}
          entry={entry}
          className={index === chosen ? 'tabs-panel' : 'tabs-panel tabs-closed'}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          tabIndex={0}
        />
      ))}
    </>
  );
}
