// In browsers, next.config.js replaces `@sitecore-feaas/clientside/react` by this file: the registration of external
// components at once, and the rest of the package only when it is used (docs/decisions/010).

import { getComponent, registerComponent, registered, setRegistrationCallback } from '@sitecore/byoc';
import { lazy } from 'react';

// biome-ignore lint/performance/noBarrelFile: the file stands for a package, so it has the names of the package
export {
  customizeDataSettings,
  getComponent,
  getMergedComponentProperties as FEAASExternalPropsObject,
  registerComponent,
  registerDatasource,
  setContextProperties,
  WebComponent,
} from '@sitecore/byoc';
export {
  Bundle as ExternalComponentBundle,
  Component as ExternalComponent,
  enableNextClientsideComponents,
  NextComponent as NextExternalComponent,
  RegularComponent as ReactExternalComponent,
} from '@sitecore/byoc/react';

/** Only imports the modules, as in Sitecore's package. */
export const linkComponents = (modules: readonly Promise<unknown>[]) => () => modules.map(() => null);

/** Sitecore's class of that name is an element, which would load React from another host. */
export const External = {
  getComponent,
  linkComponents,
  registerComponent,
  registered,
  setRegistrationCallback,
};

type Package = typeof import('@sitecore-feaas/clientside/react');

async function loadPackage(): Promise<Package> {
  const whole: unknown = await import('@sitecore-feaas/clientside/dist/browser/react.esm.js');
  // The package declares the types of another entry for this path.
  return whole as Package;
}

export const Component = lazy(async () => ({ default: (await loadPackage()).Component }));

export const Stylesheet = lazy(async () => ({ default: (await loadPackage()).Stylesheet }));

export const fetchComponent: Package['fetchComponent'] = async (...args) =>
  (await loadPackage()).fetchComponent(...args);

export const DataSettings = {
  fetch: async (...args: Parameters<Package['DataSettings']['fetch']>) =>
    (await loadPackage()).DataSettings.fetch(...args),
};
