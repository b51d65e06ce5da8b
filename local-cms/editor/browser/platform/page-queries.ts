import * as z from 'zod/mini';
import { request } from './client.ts';

const IncomingLink = z.object({
  kind: z.string(),
  file: z.string(),
  itemId: z.nullable(z.string()),
  title: z.string(),
  language: z.nullable(z.string()),
});

const Version = z.object({
  number: z.number(),
  stage: z.string(),
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
});

const Difference = z.object({
  part: z.string(),
  kind: z.string(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
});

export type IncomingLink = z.output<typeof IncomingLink>;
export type Version = z.output<typeof Version>;
export type Difference = z.output<typeof Difference>;

const ask = <Data>(schema: z.ZodMiniType<Data>, name: string, query: Record<string, string>) =>
  request(schema, `/editor/${name}?${new URLSearchParams(query)}`);

/** Lists what names a page or one below it. */
export async function fetchLinks(item: string): Promise<IncomingLink[]> {
  return (await ask(z.object({ links: z.array(IncomingLink) }), 'links', { item })).links;
}

/** The versions of a page in a language, the newest first. */
export const Versions = z.object({ versions: z.array(Version) });

export const toVersionsPath = (page: { item: string; language: string }): string =>
  `/editor/versions?${new URLSearchParams(page)}`;

export const Differences = z.object({ differences: z.array(Difference) });

type Comparison = { item: string; language: string; from: string; to: string };

export const toComparePath = (comparison: Comparison): string =>
  `/editor/compare?${new URLSearchParams(comparison)}`;
