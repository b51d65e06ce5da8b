import { loadFeaas } from '@/rendering/feaas/load-feaas';

export const load = loadFeaas;

/** The server has bound the fields and the data; the browser gets the HTML alone. */
export const pruneFields = () => undefined;

export const serverParams = ['ComponentDataOverride'];
