import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { type ShareFiguresProps, useRows } from './ShareFigures';

const EXAMPLES = [1, 5, 20];

/** Shows the figures for a few numbers of shares, for visitors without JavaScript. */
export function ShareExamples(props: ShareFiguresProps) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const rows = useRows(props);
  const examples = EXAMPLES.filter((shares) => shares <= props.offer.maxShares);
  return (
    <div className="prose">
      <table>
        <thead>
          <tr>
            <th scope="col" lang={phraseLanguage('shares-count')}>
              {phrase('shares-count')}
            </th>
            {examples.map((shares) => (
              <th key={shares} scope="col">
                {shares}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, perShare, toText }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
            <tr key={index}>
              <th scope="row">{label}</th>
              {examples.map((shares) => (
                <td key={shares}>{toText(perShare * shares)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
