import { z } from 'zod';

import { checkSource, type SourceFile } from '../source-file.ts';

const texts = z
  .union([z.string(), z.array(z.string()).nonempty()], 'write a text or a list of texts')
  .transform((value) => (typeof value === 'string' ? [value] : value));

const conditionSchema = z.strictObject({
  campaign: texts.optional(),
  source: texts.optional(),
  medium: texts.optional(),
  country: texts.optional(),
  returning: z.boolean('write true or false').optional(),
  hours: z
    .string('write from and to, for example 18-22')
    .regex(/^(?:[01]?\d|2[0-3])-(?:[01]?\d|2[0-4])$/, 'write from and to, for example 18-22')
    .optional(),
  timeZone: z.string().refine(isTimeZone, 'write a time zone, for example Europe/Copenhagen').default('UTC'),
});

const ruleSchema = z.strictObject({
  // The variant `default` is the page or component without personalization.
  variant: z.string().regex(/^[A-Za-z0-9-]{1,100}$/, 'use letters, digits and - in the name of a variant'),
  when: conditionSchema.prefault({}),
  percent: z.number().min(0).max(100).default(100),
});

const rules = z.array(ruleSchema, 'write a list of rules').default([]);

const pageSchema = z.strictObject({ page: rules, components: z.record(z.string(), rules).default({}) });

const rulesSchema = z.record(
  z.string().startsWith('/', 'write the path of a page, for example /membership'),
  pageSchema,
);

export type Rule = z.output<typeof ruleSchema>;
export type Condition = Rule['when'];

export type PageRules = z.output<typeof pageSchema>;

/** Checks `personalize.yml`. Returns the rules of each page by the path of the page in lower case. */
export function toRules(source: SourceFile): ReadonlyMap<string, PageRules> {
  const keys = [
    ...Object.keys(pageSchema.shape),
    ...Object.keys(ruleSchema.shape),
    ...Object.keys(conditionSchema.shape),
  ];
  const pages = checkSource(source, rulesSchema, keys);
  return new Map(Object.entries(pages).map(([path, page]) => [path.toLowerCase(), page]));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
