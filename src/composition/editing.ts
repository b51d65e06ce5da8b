import type { NextApiHandler } from 'next';
import {
  type EditingDependencies,
  type EditingRouteName,
  handleEditingRequest,
} from '@/features/editing/server/handle-editing-request';
import { componentMap } from '@/generated/component-map';
import { sitecorePackages } from '@/generated/sitecore-packages';
import { createGuessLimiter } from '@/platform/http/guess-limiter';
import { lazy } from './lazy';
import { getServer } from './server';

const getEditingDependencies = lazy((): EditingDependencies => {
  const { config, logger } = getServer();
  return {
    settings: config.editing,
    capabilities: { components: Object.keys(componentMap), packages: sitecorePackages },
    limiter: createGuessLimiter(),
    logger,
  };
});

export const createEditingHandler =
  (route: EditingRouteName): NextApiHandler =>
  (request, response) =>
    handleEditingRequest(route, request, response, getEditingDependencies());
