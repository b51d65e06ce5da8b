/** A field of an item, with its value as in the content file. */
export type Field = {
  name: string;
  type: string;
  jsonValue: unknown;
  /** Of a list: the fields of the items that are written in it. */
  itemFields: readonly { name: string; type: string }[];
};

export type ControlProps = {
  field: Field;
  value: unknown;
  /** Takes the new value as in the content file; null removes it. */
  onChange: (value: unknown) => void;
  /** Why the value was not saved; empty if it was. */
  problem: string;
  /** The id of the control that the field's label names, and of the text that describes its problem. */
  id: string;
};
