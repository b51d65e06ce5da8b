import { z } from 'zod';

import { checkSource, type SourceFile } from '../source-file.ts';

/** What an editor can choose for a component, and what a new one begins with. */
const choices = z.strictObject({
  variants: z.array(z.string()).default([]),
  styles: z.array(z.string()).default([]),
  /** Keys of a rendering, as on a page: fields, params and placeholders. */
  start: z.record(z.string(), z.unknown()).default({}),
});

export type ComponentChoices = z.output<typeof choices>;

/** By the component's name. */
export type ComponentsFile = ReadonlyMap<string, ComponentChoices>;

const schema = z.record(z.string(), choices, 'write { Component: { variants, styles, start } }');

/** Checks components.yml. `source` is null if the file does not exist. */
export const toComponentsFile = (source: SourceFile | null): ComponentsFile =>
  new Map(source ? Object.entries(checkSource(source, schema, Object.keys(choices.shape))) : []);
