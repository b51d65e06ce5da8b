/** @jsxImportSource preact */
import { CheckboxControl } from './CheckboxControl.tsx';
import type { Controls } from './control-context.ts';
import { DateControl } from './DateControl.tsx';
import { ItemControl } from './items/ItemControl.tsx';
import { ItemsControl } from './items/ItemsControl.tsx';
import { LinkControl } from './links/LinkControl.tsx';
import { LinksControl } from './links/LinksControl.tsx';
import { MultilineControl } from './MultilineControl.tsx';
import { FileControl } from './media/FileControl.tsx';
import { ImageControl } from './media/ImageControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './rich-text/RichTextControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control for each type of field in templates.yml. A type without one is shown as its text. */
export const controls: Controls = {
  text: TextControl,
  'multiline text': MultilineControl,
  date: DateControl,
  number: NumberControl,
  checkbox: CheckboxControl,
  image: ImageControl,
  file: FileControl,
  link: LinkControl,
  links: LinksControl,
  'rich text': RichTextControl,
  item: ItemControl,
  items: ItemsControl,
};
