import type { NextApiHandler } from 'next';
import { getConfig } from '@/config';
import { createLogger } from '@/telemetry/logger';
import { createGuard, type EditingRoute, type EditingSettings, type Guard } from './guard';
import { sendAnswer, toEditingRequest } from './send-answer';

type CreateRoute = (guard: Guard, settings: EditingSettings) => EditingRoute;

/** Makes an API route of Next from one of the editor's. */
export function createEditingHandler(createRoute: CreateRoute): NextApiHandler {
  // On first use: a build has no configuration.
  let route: EditingRoute | undefined;
  return (request, response) => {
    const config = getConfig();
    const { editing } = config;
    route ??= createRoute(createGuard({ settings: editing, logger: createLogger(config) }), editing);
    sendAnswer(response, route(toEditingRequest(request)), editing.secret ?? '');
  };
}
