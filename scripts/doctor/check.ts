import type { CmsClient } from '@/cms/client/cms-client';
import type { Settings } from './settings.ts';

/** A problem, and advice on how to solve the problem. Neither text is allowed to contain a secret. */
export type Diagnostic = {
  problem: string;
  advice: string;
  /** A hint does not make the check fail. */
  isHint?: boolean;
};

export type Doctor = Settings & {
  cms: CmsClient;
  /** Sets the text that is printed while a check takes long. */
  setProgress: (activity: string) => void;
};

export type Check = {
  name: string;
  /** If one of these checks fails or is skipped, this check is skipped, so that each fault is reported only once. */
  needs?: readonly Check[];
  run: (doctor: Doctor) => AsyncIterable<Diagnostic>;
};
