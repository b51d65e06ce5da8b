/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Dialog } from '../../controls/dialog/Dialog.tsx';
import { Select } from '../../controls/Select.tsx';
import { type Difference, Differences, toComparePath, type Version } from '../../platform/page-queries.ts';
import { toPlainText } from '../../platform/plain-text.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { markWords, type Piece } from './mark-words.ts';
import { toVersionName } from './version-name.ts';

const Text = ({ pieces, isNew }: { pieces: readonly Piece[]; isNew: boolean }) => (
  <p class="compared">
    {pieces.map(({ text, isMarked }, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      if (!isMarked) return <span key={index}>{text}</span>;
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      return isNew ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
    })}
    {pieces.length === 0 && <span class="quiet">Empty</span>}
  </p>
);

function Row({ difference }: { difference: Difference }) {
  const { part, kind, field, before, after } = difference;
  const [old, next] = [toPlainText(before), toPlainText(after)];
  // Without markup two texts can be equal.
  const marked = old === next ? markWords(before, after) : markWords(old, next);
  return (
    <li>
      <h3>
        {part}
        {field && `: ${field}`} {kind !== 'changed' && <small class="mark">{kind}</small>}
      </h3>
      {kind !== 'moved' && (
        <div class="sides">
          <Text pieces={marked.before} isNew={false} />
          <Text pieces={marked.after} isNew />
        </div>
      )}
    </li>
  );
}

type CompareDialogProps = { versions: readonly Version[]; from: number; to: number; onClose: () => void };

/** Shows in which fields and components two versions differ, with the words that differ. */
export function CompareDialog({ versions, from: first, to: second, onClose }: CompareDialogProps) {
  const { page, language } = here.value;
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(second);
  const item = page?.itemId ?? '';
  const { data, problem } = useFetched(
    Differences,
    toComparePath({ item, language, from: String(from), to: String(to) }),
  );
  const choices = versions.map((version) => ({
    value: String(version.number),
    text: toVersionName(version),
  }));
  return (
    <Dialog title="Compare versions" isWide onClose={onClose}>
      <div class="sides">
        <Select
          label="Before"
          value={String(from)}
          choices={choices}
          onChange={(one) => setFrom(Number(one))}
        />
        <Select label="After" value={String(to)} choices={choices} onChange={(one) => setTo(Number(one))} />
      </div>
      {problem && <p role="alert">{problem}</p>}
      {data?.differences.length === 0 && <p>No differences.</p>}
      <ul class="differences">
        {(data?.differences ?? []).map((difference) => (
          <Row key={JSON.stringify(difference)} difference={difference} />
        ))}
      </ul>
    </Dialog>
  );
}
