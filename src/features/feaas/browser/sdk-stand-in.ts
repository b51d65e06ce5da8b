// The SDK imports `@sitecore-feaas/clientside/react` for components that this site does not use (SDK facts §7), so
// next.config.js replaces that import with this file in browser bundles. Nothing calls these exports.

export const Component = () => null;

export const ExternalComponent = () => null;

export const fetchComponent = async () => null;

export const DataSettings = { fetch: async () => ({}) };
