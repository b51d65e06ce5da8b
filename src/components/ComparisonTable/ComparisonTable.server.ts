import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['answer-yes', 'answer-no'];
