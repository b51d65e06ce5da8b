import { z } from 'zod';

import { toUnknownNameText } from '../close-name.ts';
import { createContentError } from '../content-error.ts';
import { checkSource, type SourceFile } from '../source-file.ts';
import { rootPlaceholders } from './page-file.ts';

const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'write a language, for example en or da-DK');
const route = z.string().regex(/^\/[^?#\\]*$/, 'write the path of a page, for example /_errors/not-found');

const siteSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]+$/, 'use letters, digits, - and _ in a site’s name')
    .optional(),
  hostName: z.string().default('*'),
  defaultLanguage: language.default('en'),
  languages: z.array(language).nonempty().optional(),
  fallback: z.record(language, language).default({}),
  pageDesigns: z
    .record(z.string(), z.partialRecord(z.enum(rootPlaceholders), z.array(z.string()).nullable()).nullable())
    .default({}),
  errorPages: z.strictObject({ notFound: route.optional(), serverError: route.optional() }).default({}),
  robots: z.string().nullable().default(null),
  theme: z.string().optional(),
  allowed: z
    .record(z.string(), z.array(z.string('write the component’s name'), 'write a list of components'))
    .default({}),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

/** The components that a placeholder may contain, by their names in the files. */
type AllowedComponents = { components: readonly string[]; lines: readonly number[] };

export type SiteSettings = Omit<z.output<typeof siteSchema>, 'name' | 'languages' | 'theme' | 'allowed'> & {
  name: string;
  languages: readonly string[];
  /** By the placeholder's name; one that is missing may contain every component. */
  allowed: ReadonlyMap<string, AllowedComponents>;
  file: string;
};

export function toSiteSettings(source: SourceFile, folder: string): SiteSettings {
  const { theme, ...data } = checkSource(source, siteSchema, Object.keys(siteSchema.shape));
  const languages = data.languages ?? [data.defaultLanguage];
  const check = (path: string[], name: string) => {
    if (languages.includes(name)) return;
    const message = toUnknownNameText('language', name, languages);
    throw createContentError(source.file, source.lineAt(path), message);
  };
  check(['defaultLanguage'], data.defaultLanguage);
  for (const [from, to] of Object.entries(data.fallback)) {
    check(['fallback', from], from);
    check(['fallback', from], to);
  }
  const attributes = theme === undefined ? data.attributes : { ...data.attributes, theme };
  const allowed = Object.entries(data.allowed).map(([placeholder, components]) => {
    const lines = components.map((_, index) => source.lineAt(['allowed', placeholder, index]));
    return [placeholder, { components, lines }] as const;
  });
  return {
    ...data,
    attributes,
    name: data.name ?? folder,
    languages,
    allowed: new Map(allowed),
    file: source.file,
  };
}

export const RedirectType = z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']);
export type RedirectType = z.output<typeof RedirectType>;

/** Browsers follow no other scheme, and read a backslash or a second slash as the start of another host. */
const targetSchema = z
  .string()
  .refine(
    (target) => /^(?:https?:\/\/|(?!\/\/|[a-z][a-z\d+.-]*:))[^\\\p{Cc}]*$/iu.test(target),
    'write a path such as /about, or an address that begins with https://',
  );

const redirectSchema = z.strictObject({
  pattern: z.string().min(1),
  target: targetSchema,
  redirectType: RedirectType.default('REDIRECT_301'),
  isQueryStringPreserved: z.boolean().default(false),
  locale: z.string().default(''),
});

export type Redirect = z.output<typeof redirectSchema>;

export const toRedirects = (source: SourceFile): Redirect[] =>
  checkSource(
    { ...source, data: source.data ?? [] },
    z.array(redirectSchema, 'write a list of redirects'),
    Object.keys(redirectSchema.shape),
  );

const phrasesSchema = z.record(
  z.string(),
  z
    .union([z.string(), z.number(), z.boolean()], 'write text')
    .nullable()
    .transform((text) => String(text ?? '')),
);

export const toPhrases = (source: SourceFile): ReadonlyMap<string, string> =>
  new Map(Object.entries(checkSource(source, phrasesSchema)));
