import { FeaasWrapper } from '@/rendering/feaas/FeaasComponent';

export const Default = FeaasWrapper;
