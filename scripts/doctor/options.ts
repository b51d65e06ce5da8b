import { parseArgs } from 'node:util';

export const HELP = `Checks a running site as the page editor uses it, and says what to do about each failure.

  npm run doctor                                    the site of this folder's environment, as npm start runs it
  npm run doctor -- --site https://www.example.com  another one
    --cms <url>       URL of the CMS, instead of the one of the environment
    --editor <url>    one more origin from which pages are edited

It reads the environment, .env.local and .env, as npm start does. JSS_EDITING_SECRET must be the running site's.
Exit code: 0 all checks passed, 1 a check failed, 2 an option is wrong. Secrets are never printed.`;

const text = { type: 'string' } as const;
const options = { site: text, cms: text, editor: text, help: { type: 'boolean', default: false } } as const;

const parse = (args: string[]) => parseArgs({ args, options }).values;

/** HELP describes them. */
export type Options = ReturnType<typeof parse>;

/** Reads the command line; `problem` says what is wrong with it. */
export function readOptions(args: string[]): { options: Options } | { problem: string } {
  try {
    const values = parse(args);
    const wrong = (['site', 'cms', 'editor'] as const).find((name) => isNoWebUrl(values[name]));
    return wrong
      ? { problem: `--${wrong} must be a URL such as http://localhost:3000` }
      : { options: values };
  } catch (error) {
    // parseArgs throws this for an unknown option and for one without its value.
    if (error instanceof TypeError) return { problem: error.message };
    throw error;
  }
}

const isNoWebUrl = (text: string | undefined): boolean =>
  text !== undefined && !/^https?:$/.test(URL.parse(text)?.protocol ?? '');
