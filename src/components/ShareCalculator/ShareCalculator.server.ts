import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['shares-count', 'shares-price', 'shares-power'];
