import { FeaasComponent } from '@/rendering/feaas/FeaasComponent';

export const Default = FeaasComponent;
