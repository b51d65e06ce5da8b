// Replaces `@sitecore-feaas/clientside/react` in the browser (next.config.js). The SDK's placeholder imports
// it for FEaaS and BYOC components that this site does not use, and no bundler can drop it, because importing
// it registers custom elements (SDK facts §7). The bundler needs these names, but nothing calls them.

export const Component = () => null;

export const ExternalComponent = () => null;

export const fetchComponent = async () => null;

export const DataSettings = { fetch: async () => ({}) };
