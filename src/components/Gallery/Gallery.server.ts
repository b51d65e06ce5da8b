import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = [
  'picture-enlarge',
  'picture-position',
  'previous',
  'next',
  'close',
];
