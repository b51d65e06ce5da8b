/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { type ControlProps, toAttributes } from '../field.ts';
import { LinkFields } from './LinkFields.tsx';
import { hasTarget, LinkValue } from './link-value.ts';

/** A link is saved as soon as it leads somewhere. */
export function LinkControl({ id, field, value, onChange, problem }: ControlProps) {
  const { data: saved } = LinkValue.safeParse(value);
  const [begun, setBegun] = useState<LinkValue>({});
  const link = saved ?? begun;
  return (
    <>
      <LinkFields
        id={id}
        attributes={toAttributes({ id, field, problem })}
        value={link}
        onChange={(next) => {
          // A link that is saved comes back as the value.
          setBegun(hasTarget(next) ? {} : next);
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
