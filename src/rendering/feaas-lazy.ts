// Stands in the browser for `@sitecore-feaas/clientside/react`, which registers custom elements when it is
// imported and so can never be left out of a bundle (SDK facts §7, recipe 1). The server keeps the real module;
// React.lazy, because it hydrates what the real component rendered there without another boundary around it.
import { lazy } from 'react';

const loadReal = () => import('@sitecore-feaas/clientside/dist/browser/react.esm.js');

type Real = Awaited<ReturnType<typeof loadReal>>;

export const Component = lazy(async () => ({ default: (await loadReal()).Component }));

export const ExternalComponent = lazy(async () => ({ default: (await loadReal()).ExternalComponent }));

export async function fetchComponent(...args: Parameters<Real['fetchComponent']>) {
  return (await loadReal()).fetchComponent(...args);
}

export const DataSettings = {
  async fetch(...args: Parameters<Real['DataSettings']['fetch']>) {
    return (await loadReal()).DataSettings.fetch(...args);
  },
};
