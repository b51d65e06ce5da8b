/** The browser's build of the package's `/react`; the package types it as something else. */
declare module '@sitecore-feaas/clientside/dist/browser/react.esm.js' {
  export * from '@sitecore-feaas/clientside/react';
}
