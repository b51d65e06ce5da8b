import { externalComponents } from '@/external/external-components';
import { ByocWrapper } from '@/rendering/byoc/ByocComponent';
import { registerExternalComponents } from '@/rendering/byoc/external-component';

registerExternalComponents(externalComponents);

export const Default = ByocWrapper;
