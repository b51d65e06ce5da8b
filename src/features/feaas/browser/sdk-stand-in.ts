// The SDK imports `@sitecore-feaas/clientside/react` for components that this site does not use (SDK facts §7).
// In the browser, next.config.js replaces that package with this module. Nothing calls the names below.

export const Component = () => null;

export const ExternalComponent = () => null;

export const fetchComponent = async () => null;

export const DataSettings = { fetch: async () => ({}) };
