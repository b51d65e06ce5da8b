import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['colors-dark'];
