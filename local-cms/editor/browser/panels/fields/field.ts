/** A field as in templates.yml. */
type TemplateField = {
  name: string;
  type: string;
  isRequired: boolean;
  /** What helps to fill it in; empty if there is nothing to say. */
  hint: string;
};

/** A field of an item, with its value as in the content file. */
export type Field = TemplateField & {
  jsonValue: unknown;
  /** Of a list: the fields of the items that are written in it. */
  itemFields: readonly TemplateField[];
};

export type ControlProps = {
  field: Field;
  value: unknown;
  /** Takes the new value as in the content file; null removes it. */
  onChange: (value: unknown) => void;
  /** Why the value was not saved, or cannot be published; empty if it is right. */
  problem: string;
  /** The id of the control that the field's label names. FieldFrame.tsx has the hint and the problem. */
  id: string;
};

type Named = Pick<ControlProps, 'id'>;

/** What a control that is no form field, such as a button, is described by. */
export const toDescription = ({ id }: Named) => ({ id, 'aria-describedby': `${id}-hint ${id}-problem` });

export type Attributes = ReturnType<typeof toAttributes>;

/** The attributes of a control that is typed into. */
export const toAttributes = ({ id, field, problem }: Pick<ControlProps, 'id' | 'field' | 'problem'>) => ({
  ...toDescription({ id }),
  'aria-invalid': problem !== '',
  'aria-required': field.isRequired,
});
