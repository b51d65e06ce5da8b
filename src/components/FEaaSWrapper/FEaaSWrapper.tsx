import { FeaasWrapper } from '@/features/feaas/browser/FeaasComponent';

export const Default = FeaasWrapper;
