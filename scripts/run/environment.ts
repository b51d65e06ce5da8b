import { existsSync } from 'node:fs';
import { REVALIDATE_SECRET_FILE, readLocalSecret } from './local-secret.ts';

const LOCAL_CMS_PORT = '4000';

/** Reads the environment. As in Next, the shell overrides `.env.local`, which overrides `.env`. */
export function readEnvironment(): NodeJS.ProcessEnv {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return { ...process.env };
}

export const isStartedByNpm = (): boolean => Boolean(process.env.npm_lifecycle_event);

export function needsLocalCms(env: NodeJS.ProcessEnv): boolean {
  return !env.SITECORE_EDGE_CONTEXT_ID && !env.GRAPH_QL_ENDPOINT;
}

/** Adds the variables that connect the site to the local CMS. The same variables connect it to XM Cloud. */
export function withLocalCms(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    SITECORE_EDGE_URL: localCmsUrl(env),
    SITECORE_EDGE_CONTEXT_ID: 'local',
    SITECORE_SITE_NAME: env.SITECORE_SITE_NAME || 'solvind',
    JSS_EDITING_SECRET: env.JSS_EDITING_SECRET || readLocalSecret(),
    REVALIDATE_SECRET: env.REVALIDATE_SECRET || readLocalSecret(REVALIDATE_SECRET_FILE),
    JSS_ALLOWED_ORIGINS: env.JSS_ALLOWED_ORIGINS || localCmsUrl(env),
    ALLOWED_COMPONENT_HOSTS: [env.ALLOWED_COMPONENT_HOSTS, `localhost:${localCmsPort(env)}`]
      .filter(Boolean)
      .join(','),
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${sitePort(env)}`,
  };
}

export const localCmsPort = (env: NodeJS.ProcessEnv): string => env.LOCAL_CMS_PORT || LOCAL_CMS_PORT;

export const localCmsUrl = (env: NodeJS.ProcessEnv): string => `http://localhost:${localCmsPort(env)}`;

export const sitePort = (env: NodeJS.ProcessEnv): string => env.PORT || '3000';
