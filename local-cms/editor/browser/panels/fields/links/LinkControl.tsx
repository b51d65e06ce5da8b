/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { ControlProps } from '../field.ts';
import { LinkFields } from './LinkFields.tsx';
import { LinkValue } from './link-value.ts';

const hasTarget = ({ to, href, media }: LinkValue): boolean => Boolean(to ?? href ?? media);

/** A link is saved as soon as it leads somewhere. */
export function LinkControl({ id, value, onChange }: ControlProps) {
  const { data: saved } = LinkValue.safeParse(value);
  const [begun, setBegun] = useState<LinkValue>({});
  const link = saved ?? begun;
  return (
    <>
      <LinkFields
        id={id}
        value={link}
        onChange={(next) => {
          setBegun(next);
          if (hasTarget(next)) onChange(next);
        }}
      />
      {saved && (
        <button
          type="button"
          class="button plain remove"
          onClick={() => {
            setBegun({});
            onChange(null);
          }}
        >
          Remove the link
        </button>
      )}
    </>
  );
}
