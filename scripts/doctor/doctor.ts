import type { CmsClient } from '@/cms/cms-client';
import { createCmsClient } from '@/cms/create-cms-client';
import type { Finding } from './finding.ts';
import type { Settings } from './settings.ts';

/** What every check gets. */
export type Doctor = Settings & {
  cms: CmsClient;
  /** Says what takes so long; shown when a check lasts. */
  tell: (activity: string) => void;
};

export type Check = {
  name: string;
  /** Without these there is nothing to check. */
  needs?: readonly Check[];
  find: (doctor: Doctor) => Promise<readonly Finding[]>;
};

export function createDoctor(settings: Settings, tell: Doctor['tell']): Doctor {
  const { cms, timeouts } = settings.config;
  return { ...settings, tell, cms: createCmsClient({ ...cms, deadlineMs: timeouts.cmsMs }) };
}
