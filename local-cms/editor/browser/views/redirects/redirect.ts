import * as z from 'zod/mini';

export const Redirect = z.object({
  pattern: z.string(),
  target: z.string(),
  redirectType: z.string(),
  isQueryStringPreserved: z.boolean(),
  locale: z.string(),
});

export type Redirect = z.output<typeof Redirect>;

export const Redirects = z.object({
  revision: z.nullable(z.string()),
  redirects: z.array(Redirect),
  findings: z.array(
    z.object({ pattern: z.string(), kind: z.string(), reason: z.string(), index: z.optional(z.number()) }),
  ),
  lintProblem: z.nullable(z.string()),
});

export type Redirects = z.output<typeof Redirects>;

export const TYPES = [
  { value: 'REDIRECT_301', text: 'Permanent (301)' },
  { value: 'REDIRECT_302', text: 'Temporary (302)' },
  { value: 'SERVER_TRANSFER', text: 'Show the target at this address' },
];

export const newRedirect: Redirect = {
  pattern: '',
  target: '',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
};

/** What is wrong with a redirect. A duplicate is found in the later of two rules with one pattern. */
export function listFindings({ redirects, findings }: Redirects, index: number) {
  const { pattern } = redirects[index] ?? newRedirect;
  const isFirst = redirects.findIndex((one) => one.pattern === pattern) === index;
  return findings.filter((one) =>
    one.index === undefined
      ? one.pattern === pattern && !(one.kind === 'duplicate' && isFirst)
      : one.index === index,
  );
}

/** The default is not written to the file. */
export const toInput = ({ redirectType, ...rest }: Redirect) => ({
  ...rest,
  redirectType: redirectType === newRedirect.redirectType ? null : redirectType,
});
