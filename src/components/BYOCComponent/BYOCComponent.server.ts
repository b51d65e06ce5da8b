import { loadByoc } from '@/features/byoc/server/load-byoc';

export const load = loadByoc;

export const serverParams = ['ComponentDataOverride'];
