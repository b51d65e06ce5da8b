import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';

/** Shows a value. `yes` and `no` become marks. Nothing but a mark tells them apart, so the two differ in shape. */
export function Cell({ value, className }: { value: string; className: string | undefined }) {
  const word = value.toLowerCase();
  return <td className={className}>{word === 'yes' || word === 'no' ? <Mark word={word} /> : value}</td>;
}

const MARKS = {
  yes: { key: 'answer-yes', path: 'm2 9 5 5L16 3' },
  no: { key: 'answer-no', path: 'M5 9h8' },
} as const;

function Mark({ word }: { word: keyof typeof MARKS }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const { key, path } = MARKS[word];
  return (
    <>
      <svg className={`comparison-table-${word}`} viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="visually-hidden" lang={phraseLanguage(key)}>
        {phrase(key)}
      </span>
    </>
  );
}
