/** @jsxImportSource preact */
import { WordField } from '../../controls/WordField.tsx';

type AddressFieldProps = { parent: string; value: string; onInput: (value: string) => void };

/** The last word of an address, behind the address of the page above. */
export const AddressField = ({ parent, ...word }: AddressFieldProps) => (
  <WordField label="Address" before={parent === '/' ? '/' : `${parent}/`} mayBeSystem {...word} />
);
