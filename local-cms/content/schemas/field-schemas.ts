import { z } from 'zod';

import type { LinkTarget, LinkValue } from './field-value.ts';

const quoteHint = 'write text; put quotes around text that contains ": " or starts with a symbol';

export const textSchema = z.union([z.string(), z.number(), z.boolean()], quoteHint).transform(String);

const routeHint = 'write a page as its path from the site’s root, for example /about';

const routeSchema = z.string(routeHint).regex(/^\/(?!\/)[^?#\\]*$/, {
  error: (issue) =>
    /[?#]/.test(String(issue.input))
      ? 'write the part after ? as querystring, the part after # as anchor'
      : routeHint,
});

const mediaSchema = z.string('write the file’s name below media/').min(1);

// Rejects `javascript:` URLs. Also rejects paths of the site, for which authors must write `to` instead.
const hrefSchema = z.string().refine((href) => /^(https?:\/\/[^/\s]|mailto:|tel:|#)\S*$/i.test(href), {
  error: (issue) =>
    String(issue.input).startsWith('/')
      ? `write to: ${String(issue.input)} for a page of this site`
      : 'write https://…, mailto:…, tel:… or #…',
});

const rawLinkSchema = z.strictObject(
  {
    to: routeSchema.optional(),
    href: hrefSchema.optional(),
    media: mediaSchema.optional(),
    text: textSchema.optional(),
    anchor: z.string().optional(),
    querystring: z.string().optional(),
    target: z.string().optional(),
    title: textSchema.optional(),
    class: z.string().optional(),
  },
  'write a link as { to: /page, text: … } or { href: https://…, text: … }',
);

function findTarget({ to, href, media }: z.output<typeof rawLinkSchema>): LinkTarget | null {
  if ([to, href, media].filter((part) => part !== undefined).length !== 1) return null;
  if (to !== undefined) return { kind: 'page', route: to };
  if (href !== undefined) return { kind: 'url', href };
  return media === undefined ? null : { kind: 'media', media };
}

export const linkSchema = rawLinkSchema.transform((link, context): Omit<LinkValue, 'line'> => {
  const target = findTarget(link);
  if (!target) {
    context.addIssue('a link needs exactly one of to, href and media');
    return z.NEVER;
  }
  const { to: _to, href: _href, media: _media, ...attributes } = link;
  return { target, attributes };
});

export const linkKeys = Object.keys(rawLinkSchema.shape);

const optionalText = textSchema.default('');

export const focusSchema = z
  .string()
  .regex(/^(\d\d?|100)% (\d\d?|100)%$/, 'write the focal point as 30% 60%, from the left and from the top');

export const imageSchema = z.strictObject(
  { media: mediaSchema, alt: textSchema.optional(), focus: focusSchema.optional() },
  'write an image as { media: name.jpg, alt: … }',
);

export const imageKeys = Object.keys(imageSchema.shape);

export const fileSchema = z.strictObject(
  { media: mediaSchema, title: optionalText, description: optionalText },
  'write a file as { media: name.pdf, title: … }',
);

export const fileKeys = Object.keys(fileSchema.shape);

/** Accepts `2026-05-01`, `2026-05-01 12:30` and full ISO times. The default time zone is UTC. */
export const dateSchema = z.string('write a date as 2026-05-01').transform((written, context) => {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    written,
  );
  const [, day, minutes = '00:00', seconds = ':00', zone = 'Z'] = parts ?? [];
  const date = new Date(`${day}T${minutes}${seconds}${zone}`);
  // `Date` takes 30 February as 2 March.
  const isDay = day === new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10);
  if (Number.isNaN(date.getTime()) || !isDay) {
    context.addIssue('write a date as 2026-05-01');
    return z.NEVER;
  }
  return date.toISOString().replace('.000Z', 'Z');
});

export const numberSchema = z.number('write a number, without quotes');

export const checkboxSchema = z.boolean('write true or false');

export const referenceSchema = z.string().transform((written, context) => {
  const shared = /^shared\/(.+)$/.exec(written)?.[1];
  if (shared) return { kind: 'shared' as const, name: shared };
  if (routeSchema.safeParse(written).success) return { kind: 'page' as const, route: written };
  context.addIssue('write shared/<name> for a shared item or /<path> for a page');
  return z.NEVER;
});
