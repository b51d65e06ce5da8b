/** @jsxImportSource preact */
import './versions.css';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Menu, type MenuEntry } from '../../controls/menu/Menu.tsx';
import { toVersionsPath, type Version, Versions } from '../../platform/page-queries.ts';
import { timeZone, toTimeText } from '../../platform/times.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { go, place } from '../../state/place/place.ts';
import { publishPage } from '../../state/saving/publishing.ts';
import { showProblem } from '../../state/status.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { restoreVersion, schedule } from './version-changes.ts';
import { toVersionName } from './version-name.ts';

type Pair = { from: number; to: number };

/** The version with which one is compared first: the one before it, or the newest for an older one. */
function toPair(versions: readonly Version[], { number, stage }: Version): Pair {
  const newest = versions[0]?.number ?? number;
  const before = versions.find((other) => other.number < number)?.number ?? number;
  return stage === 'older' ? { from: number, to: newest } : { from: before, to: number };
}

type RowProps = { version: Version; isNewest: boolean; entries: readonly MenuEntry[] };

function VersionRow({ version, isNewest, entries }: RowProps) {
  const { number, at, by, publishAt } = version;
  const isShown = place.value.version === String(number) || (isNewest && !place.value.version);
  return (
    <li>
      <button
        type="button"
        class="show"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => go({ version: isNewest ? '' : String(number) })}
      >
        <strong>{toVersionName(version)}</strong>
        <span class="quiet">{[at && toTimeText(at), by].filter(Boolean).join(', ')}</span>
        {publishAt && (
          <span class="due">
            Public at {toTimeText(publishAt)} ({timeZone})
          </span>
        )}
      </button>
      <Menu label={`Menu of version ${number}`} isSmall entries={entries} />
    </li>
  );
}

/** The versions of the page in its language, and what can be done with each. */
export function VersionsPanel() {
  const { page, site, language } = here.value;
  const [pair, setPair] = useState<Pair | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const [discarded, setDiscarded] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const isListed = page && site?.isRecorded === false;
  const { data, problem } = useFetched(
    Versions,
    isListed ? toVersionsPath({ item: page.itemId, language }) : '',
  );
  const versions = data?.versions ?? [];
  if (site?.isRecorded) return <p class="versions quiet">The site is recorded and has no versions.</p>;
  if (page?.stage === 'fallback')
    return <p class="versions quiet">The page shows another language, and has no versions in this one.</p>;
  const draft = versions.find(({ stage }) => stage === 'draft');
  const restore = (version: number) => {
    if (draft) setRestored(version);
    else restoreVersion(version).catch(showProblem);
  };
  const listEntries = (version: Version): MenuEntry[] => [
    ...(versions.length > 1 ? [{ label: 'Compare …', run: () => setPair(toPair(versions, version)) }] : []),
    ...(version.stage === 'draft'
      ? [
          { label: 'Publish now', run: publishPage },
          { label: 'Publish later …', run: () => setScheduling(true) },
          ...(version.publishAt
            ? [{ label: 'Cancel scheduled publishing', run: () => schedule(null).catch(showProblem) }]
            : []),
          ...(versions.length > 1
            ? [{ label: 'Discard …', isDanger: true, run: () => setDiscarded(version.number) }]
            : []),
        ]
      : [{ label: 'Restore as a draft', run: () => restore(version.number) }]),
  ];
  return (
    <div class="versions">
      {problem && <p role="alert">{problem}</p>}
      <ol>
        {versions.map((version, index) => (
          <VersionRow
            key={version.number}
            version={version}
            isNewest={index === 0}
            entries={listEntries(version)}
          />
        ))}
      </ol>
      {draft && (
        <button type="button" class="button" onClick={() => setScheduling(true)}>
          {draft.publishAt ? 'Change the time …' : 'Publish later …'}
        </button>
      )}
      {pair && <CompareDialog versions={versions} {...pair} onClose={() => setPair(null)} />}
      {discarded !== null && <DiscardDialog version={discarded} onClose={() => setDiscarded(null)} />}
      {draft && restored !== null && (
        <FormDialog
          title={`Restore version ${restored}?`}
          action="Restore"
          onSubmit={() => restoreVersion(restored)}
          onClose={() => setRestored(null)}
        >
          <p>
            It takes the place of draft version {draft.number}
            {draft.by && `, which ${draft.by} has changed last`}. You can undo this.
          </p>
        </FormDialog>
      )}
      {isScheduling && (
        <ScheduleDialog publishAt={draft?.publishAt ?? null} onClose={() => setScheduling(false)} />
      )}
    </div>
  );
}
