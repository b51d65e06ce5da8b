import { loadFeaas } from '@/features/feaas/server/load-feaas';

export const load = loadFeaas;

/** The browser gets only the HTML, in which the fields are already bound. */
export const pruneFields = () => undefined;

export const serverParams = ['ComponentDataOverride'];
