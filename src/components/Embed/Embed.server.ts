import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = [
  'embed-notice',
  'embed-show-map',
  'embed-show-video',
  'embed-always',
  'embed-open',
];
