import * as z from 'zod/mini';
import { Description } from './description.ts';
import { Library } from './library.ts';

/** A problem whose message the page editor shows to its user. */
export class EditorProblem extends Error {}

const Page = z.object({
  itemId: z.string(),
  name: z.string(),
  /** The address without language, which deep links name the page by. */
  route: z.string(),
  path: z.string(),
  title: z.string(),
  parent: z.nullable(z.string()),
  order: z.number(),
  inNavigation: z.boolean(),
  isPublic: z.boolean(),
  template: z.string(),
  /** See PageStage in ../../pages/list-pages.ts; a page that is `missing` in the language cannot be opened. */
  stage: z.string(),
  publishAt: z.nullable(z.string()),
  versions: z.array(z.object({ number: z.number(), stage: z.string() })),
  /** The languages that the page does not have, and those that are older than the site's default language. */
  missing: z.array(z.string()),
  outdated: z.array(z.string()),
});

const Site = z.object({
  name: z.string(),
  /** Its folder in the content folder. */
  folder: z.string(),
  isRecorded: z.boolean(),
  defaultLanguage: z.string(),
  /** The templates of pages, the most used first. */
  templates: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), pages: z.array(Page) })),
  components: z.array(z.object({ name: z.string(), renderingId: z.string() })),
});

const Content = z.object({ siteUrl: z.string(), sites: z.array(Site) });

/** The editor's own routes refuse with `problem`, GraphQL with `errors`. */
const Refusal = z.union([
  z.object({ problem: z.string() }),
  z.object({ errors: z.array(z.object({ message: z.string() })) }),
]);

const toMessage = (data: unknown, status: number): string => {
  const refusal = Refusal.safeParse(data);
  if (!refusal.success) return `The CMS refused a request (status ${status}). Its log says why.`;
  return 'problem' in refusal.data ? refusal.data.problem : (refusal.data.errors[0]?.message ?? '');
};

export type Page = z.output<typeof Page>;
export type Content = z.output<typeof Content>;

/** Fetches JSON from the CMS, and checks it. */
export async function request<Data>(
  schema: z.ZodMiniType<Data>,
  path: string,
  init?: RequestInit,
): Promise<Data> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new EditorProblem('The CMS does not respond. Is npm start still running?', { cause });
  });
  // A proxy, or a check before the routes, answers with a text.
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new EditorProblem(toMessage(data, response.status));
  return schema.parse(data);
}

/** Sends JSON to the CMS. */
export const post = <Data>(schema: z.ZodMiniType<Data>, path: string, body: object): Promise<Data> =>
  request(schema, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const fetchContent = () => request(Content, '/editor/content');

export const fetchPage = (page: { item: string; language: string; version: string; audience: string }) =>
  request(Description, `/editor/page?${new URLSearchParams(page)}`);

export const fetchLibrary = (site: string) =>
  request(Library, `/editor/components?${new URLSearchParams({ site })}`);

/** The parameters of an editing session, as ../open-session.ts defines them. Empty parameters are ignored. */
export type SessionParameters = Readonly<Record<string, string>> & { mode: string };

/** Opens an editing session; the mode `normal` ends the current one instead. Returns the path that the frame loads. */
export async function requestSession(parameters: SessionParameters): Promise<string> {
  const { location } = await post(z.object({ location: z.string() }), '/editor/session', parameters);
  return location;
}

const Answer = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(
    z.array(
      z.object({
        message: z.string(),
        extensions: z.optional(z.looseObject({ code: z.optional(z.string()) })),
      }),
    ),
  ),
});

/** A change that the authoring API has refused. `code` and `details` are as in authoring.graphql. */
export class RefusedChange extends EditorProblem {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, code: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Sends a query or a mutation to the authoring API (../../../authoring/graphql). */
export async function askAuthoring<Data>(
  schema: z.ZodMiniType<Data>,
  query: string,
  variables: object = {},
): Promise<Data> {
  const path = '/sitecore/api/authoring/graphql/v1';
  const { data, errors } = await post(Answer, path, { query, variables });
  const [error] = errors ?? [];
  if (error) throw new RefusedChange(error.message, error.extensions?.code ?? '', error.extensions ?? {});
  return schema.parse(data);
}
