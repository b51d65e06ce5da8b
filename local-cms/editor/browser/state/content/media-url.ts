import { here } from './content.ts';

/** Where the media of the site are. */
export const toMediaUrl = (): string =>
  new URL(`/-/media/${here.value.site?.name ?? ''}/`, location.href).href;
