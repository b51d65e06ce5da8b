import path from 'node:path';

// The SDK's sub-paths are CommonJS, which cannot be tree-shaken, so the browser gets the SDK's ES modules instead
// (SDK facts §7, recipe 2).
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

/** For every response. src/features/security/page-policy.ts has what depends on the environment (docs/decisions/030). */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The proxy replaces it on pages, and handlers on what an editor may frame.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

// Sandboxed frames of editors load scripts and styles as if from another site.
const STATIC_FILES = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

// `next dev` sends a script of its own as JSON. Browsers would refuse it with `nosniff`.
const DEVELOPMENT_FILES = { 'X-Content-Type-Options': 'none' };

const toHeaderList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  // A folder with all that the site needs to run, from which scripts/release.ts makes a release.
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // Next's optimizer, which `images` switches off. Two fifths of the release.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  // What draws pictures of link previews (src/features/seo/share-card). The code reads these files by their names.
  outputFileTracingIncludes: {
    '/api/share-card': [
      'node_modules/@resvg/resvg-wasm/index_bg.wasm',
      'src/themes/*/{theme.json,card*.ttf,icon.svg}',
    ],
  },
  poweredByHeader: false,
  // src/middleware/canonical-redirect.ts removes trailing slashes, after the redirect rules, to redirect once.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/:path*', headers: toHeaderList(EVERYWHERE) },
    { source: '/_next/static/:path*', headers: toHeaderList(STATIC_FILES) },
    { source: '/_next/static/development/:path*', headers: toHeaderList(DEVELOPMENT_FILES) },
  ],
  // `next dev` logs the URL of every request, but the editing URLs of XM Cloud contain the secret.
  logging: { incomingRequests: { ignore: [/\/api\/editing\//] } },
  // The CMS resizes images (docs/decisions/007), so Next's optimizer would only be one more endpoint to attack.
  images: { unoptimized: true },
  // `npm run build` runs `npm run types` first, which checks adopted files with other compiler options.
  typescript: { ignoreBuildErrors: true },
  // Seconds: the lifetime of a page (60) and the time for which a CDN may show it while it fetches the new one (300).
  expireTime: 360,
  // So that requests for invented paths cannot fill the disk.
  // Without `scrollRestoration`, Next scrolls to the top when the visitor goes back.
  experimental: { isrFlushToDisk: false, scrollRestoration: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      ...jssEsmAliases,
      // What components of Sitecore's starter import, without the secrets of the server.
      'temp/config': { browser: './src/rendering/jss/starter/browser-config.ts' },
      // For JSS components: a dynamic component that an island can hydrate, and links with the language of the page.
      // Nothing of ours imports them.
      'next/dynamic': './src/rendering/jss/starter/dynamic.tsx',
      'next/link': './src/rendering/jss/starter/link.tsx',
      // Replaces the package in the browser, where it would take 25 KB and load React from another host
      // (docs/decisions/010).
      '@sitecore-feaas/clientside/react': { browser: './src/features/feaas/browser/sdk-stand-in.ts' },
      '@sitecore-cloudsdk/events/browser': {
        browser: './src/features/analytics/browser/cloud-sdk/events.ts',
      },
      // Next sends every browser its polyfills. All browsers of the last two years have these features.
      '../build/polyfills/polyfill-module': './src/platform/no-polyfills.ts',
    },
  },
  // Bundled, so that the server has one copy of each. With two, the SDK would not know the registered components
  // (SDK facts §8).
  transpilePackages: [
    '@sitecore-jss/sitecore-jss-react',
    '@sitecore-jss/sitecore-jss-nextjs',
    '@sitecore-feaas/clientside',
    '@sitecore/byoc',
    '@sitecore/components',
  ],
  sassOptions: {
    loadPaths: [path.join(import.meta.dirname, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
};

export default nextConfig;
