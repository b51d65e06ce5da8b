import { isEmptyValue } from '../../../../content/is-empty.ts';
import type { Field } from './field.ts';
import { toLabel } from './to-label.ts';

/** What a person reads beside a required field that is empty; empty if nothing is missing. */
export const toMissing = ({ name, type, isRequired }: Field, value: unknown): string =>
  isRequired && isEmptyValue(type, value)
    ? `${toLabel(name)} is required: fill it in before you publish.`
    : '';
