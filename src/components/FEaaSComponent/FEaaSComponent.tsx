'use client';

import { FEaaSComponent } from '@/features/feaas/browser/FEaaSComponent';

export const Default = FEaaSComponent;
