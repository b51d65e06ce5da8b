import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import nextConfig from './next.config.js';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/support/jest/create-temporary-folder.ts',
  globalTeardown: '<rootDir>/tests/support/jest/remove-temporary-folder.ts',
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/jest/console-guard.ts',
    '<rootDir>/tests/support/jest/setup.ts',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@tests/(.*)$': '<rootDir>/tests/support/$1' },
  testMatch: ['<rootDir>/{src,server,local-cms,scripts,tests}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/releases/',
    '<rootDir>/bench/floor/',
    '<rootDir>/bench/bare/',
  ],
  // For a machine with two cores. Tests that need `next build` run in Playwright (tests/e2e).
  maxWorkers: 2,
  testTimeout: 30_000,
};

// Packages that Jest must transform: those of `transpilePackages`, and those that contain only ES modules.
const transformed = [
  ...(nextConfig.transpilePackages ?? []),
  'rettime',
  'until-async',
  'jose',
  'squire-rte',
  '@open-draft/deferred-promise',
  'parse5',
  'entities',
  'hast-util-[^/]+',
  'hastscript',
  'property-information',
  'comma-separated-tokens',
  'space-separated-tokens',
  'unist-util-[^/]+',
  'vfile[^/]*',
  'web-namespaces',
  'zwitch',
  'preact',
  '@preact/[^/]+',
  'devlop',
];

export default async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`, '\\.module\\.(css|sass|scss)$'],
});
