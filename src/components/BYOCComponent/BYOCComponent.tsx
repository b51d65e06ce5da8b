'use client';

import { BYOCComponent } from '@/features/byoc/BYOCComponent';
import { externalComponents } from '@/features/byoc/components/external-components';
import { registerExternalComponents } from '@/features/byoc/external-component';

registerExternalComponents(externalComponents);

export const Default = BYOCComponent;
