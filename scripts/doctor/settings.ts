import { type Config, ConfigError, parseConfig } from '@/config';
import { SITECORE_ORIGINS } from '@/editing/allowed-origins';
import { needsLocalCms, sitePort, withLocalCms } from '../run/environment.ts';
import { isLoopback } from './loopback.ts';
import type { Options } from './options.ts';

export type Settings = {
  config: Config;
  /** Origin of the site. */
  site: string;
  /** Origins from which pages are edited, as far as they can be told: not those with a `*`. */
  editors: readonly string[];
  /** What may never be printed. */
  secrets: readonly string[];
};

/** The environment that `npm start` would have, with the addresses of the command line; `problems` by variable. */
export function readSettings(
  given: NodeJS.ProcessEnv,
  options: Pick<Options, 'site' | 'cms' | 'editor'>,
): { settings: Settings } | { problems: readonly string[] } {
  const env = withCms(needsLocalCms(given) ? withLocalCms(given) : given, options.cms);
  try {
    const config = parseConfig(env);
    const site = options.site ?? (env.PUBLIC_URL ? config.publicUrl : `http://localhost:${sitePort(env)}`);
    const { SITECORE_EDGE_CONTEXT_ID: contextId, SITECORE_API_KEY: key } = env;
    const secrets = [config.editing.secret, contextId, key, config.revalidateSecret];
    return {
      settings: {
        config,
        site: new URL(site).origin,
        editors: toEditors(config, options.editor),
        secrets: secrets.flatMap((secret) => secret ?? []),
      },
    };
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems };
    throw error;
  }
}

function withCms(env: NodeJS.ProcessEnv, cms: string | undefined): NodeJS.ProcessEnv {
  if (!cms) return env;
  return env.SITECORE_EDGE_CONTEXT_ID
    ? { ...env, SITECORE_EDGE_URL: cms }
    : { ...env, GRAPH_QL_ENDPOINT: cms };
}

/** Beside the configured ones: Sitecore's own, and the CMS in the box, which brings its own editor. */
function toEditors({ editing, cms }: Config, editor: string | undefined): string[] {
  const exact = editing.allowedOrigins.filter((origin) => !origin.includes('*'));
  const local = isLoopback(new URL(cms.endpoint)) ? [new URL(cms.endpoint).origin] : [];
  const own = editor ? [new URL(editor).origin] : [];
  return [
    ...new Set([...local, ...own, ...exact.map((origin) => origin.toLowerCase()), ...SITECORE_ORIGINS]),
  ];
}
