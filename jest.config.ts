import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/console-guard.ts', '<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  testMatch: ['<rootDir>/{src,local-cms,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/bench/floor/'],
  // Two workers on two cores; `next build` of the bundle tests runs apart (tests/e2e).
  maxWorkers: 2,
};

export default withNext(config);
