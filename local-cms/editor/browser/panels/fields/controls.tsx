/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { CheckboxControl } from './CheckboxControl.tsx';
import { DateControl } from './DateControl.tsx';
import type { ControlProps } from './field.ts';
import { MultilineControl } from './MultilineControl.tsx';
import { FileControl } from './media/FileControl.tsx';
import { ImageControl } from './media/ImageControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control for each type of field in templates.yml. A type without one is shown as its text. */
export const controls: Readonly<Partial<Record<string, ComponentType<ControlProps>>>> = {
  text: TextControl,
  'multiline text': MultilineControl,
  date: DateControl,
  number: NumberControl,
  checkbox: CheckboxControl,
  image: ImageControl,
  file: FileControl,
};
