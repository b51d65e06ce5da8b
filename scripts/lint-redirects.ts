import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { registerSourceAliases } from './run/source-aliases.ts';

// Must run before the imports below, because they import from src.
registerSourceAliases();
const { RedirectsSnapshot } = await import('../src/cms/snapshot-schemas.ts');
const { lintRedirects } = await import('../src/features/redirects/lint-redirects.ts');

/** What the local CMS asks: the redirects of a site, as `fetchRedirects` returns them. */
const Question = z.object({
  redirects: RedirectsSnapshot,
  site: z.object({ defaultLanguage: z.string(), languages: z.array(z.string()), hostName: z.string() }),
});

const { redirects, site } = Question.parse(JSON.parse(await text(process.stdin)));
console.log(JSON.stringify(await lintRedirects(redirects, site)));
