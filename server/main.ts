import { serve } from './serve.ts';

/** Becomes `server.mjs` of a release, which `node server.mjs` starts. */
export const { stop } = await serve(import.meta.dirname);
