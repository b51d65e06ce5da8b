import { parseArgs } from 'node:util';
import { catchOptionProblem } from '../run/catch-option-problem.ts';

export const HELP = `Copies the sites of a CMS into a folder of content/. The local CMS then serves them without a network.

  npm run record -- --out content/acme     copies the pages of all sites in all languages
    --site <name>         only this site; can be repeated
    --language <code>     only this language and the site's default language; can be repeated
    --media               also the media files that the pages contain
    --max-requests <n>    stops after this many requests

It reads the environment, .env.local and .env, as npm start does: SITECORE_EDGE_CONTEXT_ID, or GRAPH_QL_ENDPOINT with
SITECORE_API_KEY. If it stops, run the same command again: it continues. To start over, delete the site's folder.
Several sites get a folder each in the folder of --out.

No context id or API key is written. Exit code: 0 everything is recorded, 1 something is missing, 2 an option is wrong.`;

const text = { type: 'string' } as const;
const options = {
  out: text,
  site: { ...text, multiple: true },
  language: { ...text, multiple: true },
  media: { type: 'boolean', default: false },
  'max-requests': text,
  help: { type: 'boolean', default: false },
} as const;

export type Options = {
  out: string;
  /** Empty for all sites. */
  sites: readonly string[];
  /** Empty for all languages. */
  languages: readonly string[];
  withMedia: boolean;
  maxRequests: number;
};

export function readOptions(args: string[]): { options: Options } | { problem: string } | { isHelp: true } {
  return catchOptionProblem(() => {
    const { values } = parseArgs({ args, options });
    if (values.help) return { isHelp: true };
    if (!values.out) return { problem: '--out is missing; write --out content/<name>' };
    const max = values['max-requests'];
    if (max !== undefined && !/^[1-9]\d{0,8}$/.test(max)) {
      return { problem: '--max-requests must be a whole number, 1 or more' };
    }
    return {
      options: {
        out: values.out,
        sites: values.site ?? [],
        languages: values.language ?? [],
        withMedia: values.media,
        maxRequests: max === undefined ? Number.POSITIVE_INFINITY : Number(max),
      },
    };
  });
}
