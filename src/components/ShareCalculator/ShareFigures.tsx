import type { ReactNode } from 'react';
import type { Field } from '@/rendering/component/types';
import { useIsEditing, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { Text } from '@/rendering/fields/fields';
import { NumberField } from '@/rendering/fields/NumberField';
import type { PhraseKey } from '@/texts/phrases/en';
import type { ShareFields, ShareOffer } from './to-share-offer';

export type ShareFiguresProps = { fields: Partial<ShareFields>; offer: ShareOffer };

type Row = {
  label: ReactNode;
  perShare: number;
  field: Field | undefined;
  toText: (amount: number) => string;
};

/** Returns what a share costs, pays and makes. A cost or power that the editor left empty is left out. */
export function useRows({ fields, offer }: ShareFiguresProps): Row[] {
  const { price, power, years, toMoney, toPower } = offer;
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const isEditing = useIsEditing();
  const listRow = (key: PhraseKey, row: Omit<Row, 'label'>): Row[] => {
    const isShown = row.perShare > 0 || (isEditing && row.field !== undefined);
    return isShown ? [{ ...row, label: <span lang={phraseLanguage(key)}>{phrase(key)}</span> }] : [];
  };
  return [
    ...listRow('shares-price', { perShare: price, field: fields.SharePrice, toText: toMoney }),
    ...years.map(({ label, amount, field }) => ({
      label: <Text field={label} />,
      perShare: amount,
      field,
      toText: toMoney,
    })),
    ...listRow('shares-power', { perShare: power, field: fields.PowerPerShare, toText: toPower }),
  ];
}

/** Shows the figures for a number of shares. Editors see those of one share, and can edit them. */
export function ShareFigures({
  shares,
  inputId,
  ...props
}: ShareFiguresProps & { shares: number; inputId: string }) {
  const isEditing = useIsEditing();
  return (
    <output className="share-calculator-figures" htmlFor={inputId}>
      {useRows(props).map(({ label, perShare, field, toText }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <span key={index}>
          {label}{' '}
          {isEditing ? (
            <NumberField field={field} />
          ) : (
            // React ignores a difference here, because server and browser can format a number differently.
            <strong suppressHydrationWarning>{toText(perShare * shares)}</strong>
          )}
        </span>
      ))}
    </output>
  );
}
