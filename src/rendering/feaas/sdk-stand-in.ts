// Stands in the browser for `@sitecore-feaas/clientside/react`, which the SDK's placeholder imports for its own FEaaS
// and BYOC components and which can never be left out of a bundle: it registers custom elements when it is imported
// (SDK facts §7). The site has components of its own under their names, so nothing here is ever used; it has the
// names that the bundler looks for.

export const Component = () => null;

export const ExternalComponent = () => null;

export const fetchComponent = async () => null;

export const DataSettings = { fetch: async () => ({}) };
