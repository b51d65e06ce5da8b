import { parseArgs } from 'node:util';
import { isNativeError } from 'node:util/types';

import type { LocalCmsOptions } from './start-local-cms.ts';

export const helpText = `The local CMS: serves Experience Edge's GraphQL and media from the YAML files of a folder.

  node local-cms/server.ts [options]

  --port <number>       4000
  --host <host or IP>   127.0.0.1
  --content <folder>    ./content
  --overlay <folder>    files that replace or add to the content folder's; none; can be given several times
  --data <folder>       form submissions, undo history, journal; ./local-cms/.data
  --public-url <url>    the origin of media URLs; http://localhost:<port>
  --site <url>          the site that the page editor opens and that is told of changes; http://localhost:3000
  --redirect-linter <program>  the site's, such as scripts/lint-redirects.ts; none
  --context-id <id>     the accepted sitecoreContextId; default: any
  --api-key <key>       the accepted sc_apikey; default: any
  --help

The page editor needs the site's JSS_EDITING_SECRET in the environment. With the site's REVALIDATE_SECRET, the local
CMS tells the site what has changed, as Experience Edge does.
`;

export type CommandLine =
  | { kind: 'help' }
  | { kind: 'wrong'; message: string }
  | { kind: 'start'; options: LocalCmsOptions };

type Environment = Readonly<Record<string, string | undefined>>;

const text = { type: 'string' } as const;

const options = {
  port: { ...text, default: '4000' },
  host: text,
  content: text,
  overlay: { ...text, multiple: true },
  data: text,
  'public-url': text,
  site: text,
  'redirect-linter': text,
  'context-id': text,
  'api-key': text,
  help: { type: 'boolean', short: 'h' },
} as const;

const toWrong = (message: string): CommandLine => ({ kind: 'wrong', message });

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535;

const isWebUrl = (text = 'http://localhost'): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** The secrets come from `env`, because other users of the machine can see command lines. */
export function readArguments(args: readonly string[], env: Environment): CommandLine {
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return { kind: 'help' };
    if (!isPort(values.port)) return toWrong(`--port must be from 0 to 65535, not "${values.port}"`);
    const wrong = (['public-url', 'site'] as const).find((name) => !isWebUrl(values[name]));
    if (wrong) return toWrong(`--${wrong} must begin with http:// or https://, not "${values[wrong]}"`);
    return {
      kind: 'start',
      options: {
        port: Number(values.port),
        host: values.host,
        contentFolder: values.content,
        overlayFolders: values.overlay,
        dataFolder: values.data,
        publicUrl: values['public-url'],
        siteUrl: values.site && new URL(values.site).origin,
        redirectLinter: values['redirect-linter'],
        contextId: values['context-id'],
        apiKey: values['api-key'],
        editingSecret: env.JSS_EDITING_SECRET || undefined,
        revalidateSecret: env.REVALIDATE_SECRET || undefined,
      },
    };
  } catch (error) {
    if (isNativeError(error) && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code)))
      return toWrong(error.message);
    throw error;
  }
}
