import { FeaasComponent } from '@/features/feaas/browser/FeaasComponent';

export const Default = FeaasComponent;
