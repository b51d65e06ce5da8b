import { parseArgs } from 'node:util';

export type Options = {
  /** Address of the running site. */
  site?: string;
  /** Address of the CMS, when it is another one than the environment's. */
  cms?: string;
  /** Origin of an editor besides those of the environment. */
  editor?: string;
  help: boolean;
};

export const HELP = `Checks a running site the way the page editor would, and says what to do about each fault.

  npm run doctor                                    the site of this folder's environment, as npm start has it
  npm run doctor -- --site https://www.example.com  another one
    --cms <url>       the CMS's address, in place of the environment's
    --editor <url>    one more address from which pages are edited

It reads the environment, .env.local and .env, as npm start does; JSS_EDITING_SECRET must be the running site's.
Exit code: 0 nothing is wrong, 1 a check has failed, 2 an option is wrong. Secrets are never printed.`;

/** Reads the command line; `problem` when it cannot be meant. */
export function readOptions(args: string[]): { options: Options } | { problem: string } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args,
      options: { site: text, cms: text, editor: text, help: { type: 'boolean', default: false } },
    });
    const { site, cms, editor } = values;
    for (const [name, value] of Object.entries({ site, cms, editor })) {
      if (value !== undefined && !isWebAddress(value)) {
        return { problem: `--${name} must be an address such as http://localhost:3000` };
      }
    }
    return { options: values };
  } catch (error) {
    // What parseArgs throws: an unknown option, or one without its value.
    if (error instanceof TypeError) return { problem: error.message };
    throw error;
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
