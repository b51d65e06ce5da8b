import type { CmsClient } from '@/cms/client/cms-client';
import type { Settings } from './settings.ts';

/** What is wrong and what to do next. Neither text holds a secret. */
export type Diagnostic = {
  problem: string;
  advice: string;
  /** Worth knowing, but no failure. */
  isHint?: boolean;
};

/** What every check gets. */
export type Doctor = Settings & {
  cms: CmsClient;
  /** Sets the progress text, which is printed when a check takes long. */
  setProgress: (activity: string) => void;
};

export type Check = {
  name: string;
  /** When one of these fails, the check is skipped, so that one fault is reported once. */
  needs?: readonly Check[];
  run: (doctor: Doctor) => AsyncIterable<Diagnostic>;
};
