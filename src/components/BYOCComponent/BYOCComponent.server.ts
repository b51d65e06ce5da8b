import { loadByoc } from '@/rendering/byoc/load-byoc';

export const load = loadByoc;

export const serverParams = ['ComponentDataOverride'];
