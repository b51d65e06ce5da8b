import { signal } from '@preact/signals';

export const isHelpOpen = signal(false);

export const openHelp = (): void => {
  isHelpOpen.value = true;
};
