import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { registerSourceAliases } from './run/source-aliases.ts';

/** What the local CMS asks: the redirects of a site, as `fetchRedirects` returns them. */
const Question = z.object({
  redirects: z.array(
    z.object({
      pattern: z.string(),
      target: z.string(),
      redirectType: z.string(),
      isQueryStringPreserved: z.boolean(),
      locale: z.string(),
    }),
  ),
  site: z.object({ defaultLanguage: z.string(), languages: z.array(z.string()), hostName: z.string() }),
});

// Must run before the import below, because the linter imports from src.
registerSourceAliases();
const { lintRedirects } = await import('../src/features/redirects/lint-redirects.ts');
const { redirects, site } = Question.parse(JSON.parse(await text(process.stdin)));
console.log(JSON.stringify(await lintRedirects(redirects, site)));
