// This module replaces `@sitecore-feaas/clientside/react` in the browser (next.config.js). The SDK's
// placeholder imports that package for its own FEaaS and BYOC components, which this site does not use. No
// bundler can drop the package, because importing it registers custom elements (SDK facts §7). The bundler
// needs the names below, but nothing calls them.

export const Component = () => null;

export const ExternalComponent = () => null;

export const fetchComponent = async () => null;

export const DataSettings = { fetch: async () => ({}) };
