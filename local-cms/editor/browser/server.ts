import * as z from 'zod/mini';

/** A problem that the CMS reports; its text says what to do. */
export class EditorProblem extends Error {}

const Page = z.object({
  itemId: z.string(),
  path: z.string(),
  versions: z.array(z.object({ number: z.number(), stage: z.string() })),
});

const Site = z.object({
  name: z.string(),
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

/** All sites, languages, pages with their versions, and components; and the URL of the site. */
export const fetchContent = () => request(Content, '/editor/content');

/** The components and variants of one version of a page. */
export const fetchPage = (page: { item: string; language: string; version: string }) =>
  request(Description, `/editor/page?${new URLSearchParams(page)}`);

/** The parameters of a session (open-session.ts); empty ones are left out. */
export type SessionParameters = Readonly<Record<string, string>> & { mode: string };

/** Opens a session of a few seconds, whose cookies come with the response. Returns the path to open. */
export async function openSession(parameters: SessionParameters): Promise<string> {
  const body = JSON.stringify(parameters);
  const headers = { 'content-type': 'application/json' };
  const { location } = await request(z.object({ location: z.string() }), '/editor/session', {
    method: 'POST',
    headers,
    body,
  });
  return location;
}
