import { SITECORE_ORIGINS } from '@/features/editing/server/allowed-origins';
import { type Config, ConfigError, parseConfig } from '@/platform/config/config';
import { needsLocalCms, sitePort, withLocalCms } from '../run/environment.ts';
import { isLoopback } from './frame-policy.ts';
import type { Options } from './options.ts';

export type Settings = {
  config: Config;
  site: string;
  /** Origins from which editors open pages, without configured patterns that contain a `*`. */
  editors: readonly string[];
  /** Values that the doctor must not print. */
  secrets: readonly string[];
};

/** Reads the settings from the environment, as `npm start` does. `--site` and `--cms` override the environment. */
export function readSettings(
  given: NodeJS.ProcessEnv,
  { site, cms, editor }: Options,
): { settings: Settings } | { problems: readonly string[] } {
  const env = withCms(needsLocalCms(given) ? withLocalCms(given) : given, cms);
  try {
    const config = parseConfig(env);
    const { SITECORE_EDGE_CONTEXT_ID, SITECORE_API_KEY } = env;
    const secrets = [config.editing.secret, SITECORE_EDGE_CONTEXT_ID, SITECORE_API_KEY];
    const url = site ?? (env.PUBLIC_URL ? config.publicUrl : `http://localhost:${sitePort(env)}`);
    return {
      settings: {
        config,
        site: new URL(url).origin,
        editors: toEditors(config, editor),
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
  return { ...env, [env.SITECORE_EDGE_CONTEXT_ID ? 'SITECORE_EDGE_URL' : 'GRAPH_QL_ENDPOINT']: cms };
}

function toEditors({ editing, cms }: Config, editor: string | undefined): string[] {
  const local = isLoopback(new URL(cms.endpoint)) ? [new URL(cms.endpoint).origin] : [];
  const given = editor ? [new URL(editor).origin] : [];
  const configured = editing.allowedOrigins.filter((origin) => !origin.includes('*'));
  const all = [...local, ...given, ...configured, ...SITECORE_ORIGINS];
  return [...new Set(all.map((origin) => origin.toLowerCase()))];
}
