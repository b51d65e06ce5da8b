import { parseArgs } from 'node:util';

import type { LocalCmsOptions } from './start-local-cms.ts';

export const helpText = `The local CMS: serves Experience Edge's GraphQL and media from the YAML files of a folder.

  node local-cms/server.ts [options]

  --port <number>       4000
  --host <address>      127.0.0.1
  --content <folder>    ./content
  --overlay <folder>    none: content laid over it, file by file
  --data <folder>       ./local-cms/.data: what visitors send with forms
  --public-url <url>    the address in media URLs; http://localhost:<port>
  --site <url>          the site that the page editor opens; http://localhost:3000
  --context-id <id>     let only this sitecoreContextId in; any
  --api-key <key>       let only this sc_apikey in; any
  --help

JSS_EDITING_SECRET in the environment lets the page editor in to the site.
`;

export type CommandLine =
  | { kind: 'help' }
  | { kind: 'wrong'; message: string }
  | { kind: 'start'; options: LocalCmsOptions };

const text = { type: 'string' } as const;

function toPort(port: string | undefined): number | null {
  if (port === undefined) return 4000;
  return /^\d{1,5}$/.test(port) && Number(port) <= 65535 ? Number(port) : null;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** What the command line asks for; what is wrong with it is said by option. */
export function readArguments(args: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        content: text,
        overlay: text,
        data: text,
        'public-url': text,
        site: text,
        'context-id': text,
        'api-key': text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { kind: 'help' };
    const port = toPort(values.port);
    if (port === null)
      return { kind: 'wrong', message: `--port must be from 0 to 65535, not "${values.port}"` };
    const { 'public-url': publicUrl, site } = values;
    for (const [name, url] of Object.entries({ 'public-url': publicUrl, site })) {
      if (url !== undefined && !isWebAddress(url)) {
        return { kind: 'wrong', message: `--${name} must begin with http:// or https://, not "${url}"` };
      }
    }
    const siteUrl = site && new URL(site).origin;
    const { host, content: contentFolder, overlay: overlayFolder, data: dataFolder } = values;
    const { 'context-id': contextId, 'api-key': apiKey } = values;
    return {
      kind: 'start',
      options: {
        port,
        host,
        contentFolder,
        overlayFolder,
        dataFolder,
        publicUrl,
        siteUrl,
        contextId,
        apiKey,
      },
    };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}
