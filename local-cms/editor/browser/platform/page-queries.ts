import * as z from 'zod/mini';
import { request } from './client.ts';

const IncomingLink = z.object({
  kind: z.string(),
  file: z.string(),
  itemId: z.nullable(z.string()),
  title: z.string(),
  language: z.nullable(z.string()),
});

export type IncomingLink = z.output<typeof IncomingLink>;

const ask = <Data>(schema: z.ZodMiniType<Data>, name: string, query: Record<string, string>) =>
  request(schema, `/editor/${name}?${new URLSearchParams(query)}`);

/** Lists what names a page or one below it. */
export async function fetchLinks(item: string): Promise<IncomingLink[]> {
  return (await ask(z.object({ links: z.array(IncomingLink) }), 'links', { item })).links;
}
