'use client';

import { BYOCComponent } from '@/features/byoc/BYOCComponent';
import { externalComponents } from '@/features/byoc/components/external-components';
import { externalModules } from '@/features/byoc/components/modules';
import { registerExternalComponents } from '@/features/byoc/external-component';
import { announceExternalModules } from '@/features/byoc/external-modules';

registerExternalComponents(externalComponents);
announceExternalModules(externalModules);

export const Default = BYOCComponent;
