import { parseArgs } from 'node:util';
import { catchOptionProblem } from '../run/catch-option-problem.ts';

export const HELP = `Checks a running site as the page editor uses it, and says what to do about each failure.

  npm run doctor                                    checks the site that npm start runs in this folder
  npm run doctor -- --site https://www.example.com  checks another site
    --cms <url>        URL of the CMS, instead of the one in the environment
    --editor <url>     one more origin from which pages are edited

  npm run doctor -- --starter <folder>              tries components of Sitecore's starter: builds a copy of the project
                                                    with them, and opens each page that uses them in all modes.
                                                    <folder>: src/components, or the project, from which files and
                                                    packages that they import are taken too
    --content <folder>   content with which the local CMS is started (content)
    --pictures <folder>  where the pictures of the pages go (test-results/starter)

The doctor reads the environment, .env.local and .env, as npm start does. JSS_EDITING_SECRET must be the running site's.
Exit code: 0 all checks passed, 1 a check failed, 2 an option is wrong. Secrets are never printed.`;

const text = { type: 'string' } as const;
const options = {
  site: text,
  cms: text,
  editor: text,
  starter: text,
  content: { type: 'string', default: 'content' },
  pictures: { type: 'string', default: 'test-results/starter' },
  help: { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) => parseArgs({ args, options }).values;

export type Options = ReturnType<typeof parse>;

export function readOptions(args: string[]): { options: Options } | { problem: string } {
  return catchOptionProblem(() => {
    const values = parse(args);
    const wrong = (['site', 'cms', 'editor'] as const).find((name) => isNoWebUrl(values[name]));
    return wrong
      ? { problem: `--${wrong} must be a URL such as http://localhost:3000` }
      : { options: values };
  });
}

const isNoWebUrl = (text: string | undefined): boolean =>
  text !== undefined && !/^https?:$/.test(URL.parse(text)?.protocol ?? '');
