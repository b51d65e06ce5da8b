import * as z from 'zod/mini';

/** A problem whose message the page editor shows to its user. */
export class EditorProblem extends Error {}

const Page = z.object({
  itemId: z.string(),
  path: z.string(),
  versions: z.array(z.object({ number: z.number(), stage: z.string() })),
});

const Site = z.object({
  name: z.string(),
  isRecorded: z.boolean(),
  languages: z.array(z.object({ name: z.string(), pages: z.array(Page) })),
  components: z.array(z.object({ name: z.string(), renderingId: z.string() })),
});

const Content = z.object({ siteUrl: z.string(), sites: z.array(Site) });
const Description = z.object({ components: z.record(z.string(), z.string()), variants: z.array(z.string()) });
const Problem = z.object({ problem: z.string() });

export type Site = z.output<typeof Site>;
export type Page = z.output<typeof Page>;

async function request<Data>(schema: z.ZodMiniType<Data>, path: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new EditorProblem('The CMS does not respond. Is npm start still running?', { cause });
  });
  const data: unknown = await response.json();
  if (!response.ok) throw new EditorProblem(Problem.parse(data).problem);
  return schema.parse(data);
}

export const fetchContent = () => request(Content, '/editor/content');

export const fetchPage = (page: { item: string; language: string; version: string }) =>
  request(Description, `/editor/page?${new URLSearchParams(page)}`);

/** The parameters of an editing session, as ../open-session.ts defines them. Empty parameters are ignored. */
export type SessionParameters = Readonly<Record<string, string>> & { mode: string };

/** Opens an editing session; the mode `normal` ends the current one instead. Returns the path that the frame loads. */
export async function requestSession(parameters: SessionParameters): Promise<string> {
  const body = JSON.stringify(parameters);
  const headers = { 'content-type': 'application/json' };
  const { location } = await request(z.object({ location: z.string() }), '/editor/session', {
    method: 'POST',
    headers,
    body,
  });
  return location;
}
