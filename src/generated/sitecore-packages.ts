// Written by scripts/codegen.ts from package-lock.json. Do not edit: run `npm run codegen`.
export const sitecorePackages = {
  '@sitecore-cloudsdk/core': '0.5.8',
  '@sitecore-cloudsdk/events': '0.5.8',
  '@sitecore-cloudsdk/personalize': '0.5.8',
  '@sitecore-cloudsdk/utils': '0.5.8',
  '@sitecore-feaas/clientside': '0.6.4',
  '@sitecore-jss/sitecore-jss': '22.12.4',
  '@sitecore-jss/sitecore-jss-dev-tools': '22.12.4',
  '@sitecore-jss/sitecore-jss-nextjs': '22.12.4',
  '@sitecore-jss/sitecore-jss-react': '22.9.1',
  '@sitecore/byoc': '0.3.4',
  '@sitecore/components': '2.1.2',
};
