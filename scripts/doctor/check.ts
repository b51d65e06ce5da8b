import type { CmsClient } from '@/cms/client/cms-client';
import type { Settings } from './settings.ts';

/** A problem and what to do about it. Neither text may contain a secret. */
export type Diagnostic = {
  problem: string;
  advice: string;
  /** A hint does not make the check fail. */
  isHint?: boolean;
};

export type Doctor = Settings & {
  cms: CmsClient;
  /** Sets the progress text, which is printed when a check takes long. */
  setProgress: (activity: string) => void;
};

export type Check = {
  name: string;
  /** If one of these fails, this check is skipped, so that each fault is reported once. */
  needs?: readonly Check[];
  run: (doctor: Doctor) => AsyncIterable<Diagnostic>;
};
