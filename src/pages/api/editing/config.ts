import { createConfigRoute } from '@/editing/create-config-route';
import { createEditingHandler } from '@/editing/create-editing-handler';
import { componentNames } from '@/generated/component-map';
import { sitecorePackages } from '@/generated/sitecore-packages';

export default createEditingHandler((guard) =>
  createConfigRoute(guard, { components: componentNames, packages: sitecorePackages }),
);
