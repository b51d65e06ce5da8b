import { parseArgs } from 'node:util';
import { catchOptionProblem } from '../run/catch-option-problem.ts';

export const HELP = `Requests every page in the sitemap of a site once, so that visitors get it from the page cache after a release.

  npm run warm                                    the site that npm start runs in this folder
  npm run warm -- --site https://www.example.com  another site; can be repeated
    --node <url>         sends the requests to this server instead, with the host name of the site: use it to warm
                         each node behind a load balancer
    --concurrency <n>    requests at the same time (4)
    --rate <n>           requests per second (20). A page costs the CMS about one request: see CMS_REQUESTS_PER_SECOND

Only public pages are requested, no variants for visitors. On 503 it waits as Retry-After says and tries again.
Progress goes to standard error, pages that failed to standard output.
Exit code: 0 all pages responded with 200, 1 a page or a sitemap failed, 2 an option is wrong.`;

const text = { type: 'string' } as const;
const options = {
  site: { ...text, multiple: true },
  node: text,
  concurrency: { ...text, default: '4' },
  rate: { ...text, default: '20' },
  help: { type: 'boolean', default: false },
} as const;

export type Options = {
  sites: readonly URL[];
  node?: URL;
  concurrency: number;
  perSecond: number;
};

export function readOptions(args: string[]): { options: Options } | { problem: string } | { isHelp: true } {
  return catchOptionProblem(() => {
    const { values } = parseArgs({ args, options });
    if (values.help) return { isHelp: true };
    const { site = ['http://localhost:3000'], node, concurrency, rate } = values;
    const sites = site.map(toOrigin);
    if (sites.includes(null)) return { problem: '--site must be a URL such as https://www.example.com' };
    if (node !== undefined && !toOrigin(node))
      return { problem: '--node must be a URL such as http://10.0.0.5:3000' };
    const wrong = Object.entries({ concurrency, rate }).find(([, value]) => !/^[1-9]\d{0,3}$/.test(value));
    if (wrong) return { problem: `--${wrong[0]} must be a whole number from 1 to 9999` };
    return {
      options: {
        sites: sites.filter((url) => url !== null),
        node: (node && toOrigin(node)) || undefined,
        concurrency: Number(concurrency),
        perSecond: Number(rate),
      },
    };
  });
}

function toOrigin(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? new URL(url.origin) : null;
}
