import path from 'node:path';

// The SDK's sub-paths are CommonJS and cannot be tree-shaken; the ESM files beside them can (SDK facts §7, recipe 2).
const jssSubPaths = [
  'editing',
  'graphql',
  'i18n',
  'layout',
  'media',
  'personalize',
  'site',
  'tracking',
  'utils',
];
const jssEsmAliases = Object.fromEntries(
  jssSubPaths.map((name) => [
    `@sitecore-jss/sitecore-jss/${name}`,
    { browser: `./node_modules/@sitecore-jss/sitecore-jss/dist/esm/${name}/index.js` },
  ]),
);

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // src/middleware/canonical-redirect.ts does it, after the redirect rules: one response, not two.
  skipTrailingSlashRedirect: true,
  // `next dev` prints the URL of every request; the URLs of the editor contain the secret.
  logging: { incomingRequests: { ignore: [/\/api\/editing\//] } },
  // The CMS resizes its images (docs/decisions/007); the optimizer would be an open door for nothing.
  images: { unoptimized: true },
  // A path that nobody ever linked must not grow the disk: ISR entries live in memory, or in Redis for several nodes.
  experimental: { isrFlushToDisk: false },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      ...jssEsmAliases,
      // The site has components of its own for what the SDK takes of it (docs/decisions/010).
      '@sitecore-feaas/clientside/react': { browser: './src/features/feaas/browser/sdk-stand-in.ts' },
    },
  },
  // One copy of these on the server, or components that the page registers are unknown to the SDK (SDK facts §8).
  transpilePackages: [
    '@sitecore-jss/sitecore-jss-react',
    '@sitecore-jss/sitecore-jss-nextjs',
    '@sitecore-feaas/clientside',
    '@sitecore/byoc',
  ],
  sassOptions: {
    loadPaths: [path.join(import.meta.dirname, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
};

export default nextConfig;
