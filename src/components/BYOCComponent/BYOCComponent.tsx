import { externalComponents } from '@/external/external-components';
import { ByocComponent } from '@/rendering/byoc/ByocComponent';
import { registerExternalComponents } from '@/rendering/byoc/external-component';

registerExternalComponents(externalComponents);

export const Default = ByocComponent;
