'use client';

import { FEaaSWrapper } from '@/features/feaas/browser/FEaaSComponent';

export const Default = FEaaSWrapper;
