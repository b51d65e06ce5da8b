import type { NextApiHandler } from 'next';
import { getConfig } from '@/config';
import { createLogger } from '@/telemetry/logger';
import type { EditingAnswer, EditingRequest } from './answer';
import { createGuard, type EditingSettings } from './guard';
import { sendAnswer, toEditingRequest } from './send-answer';

type CreateRoute = (
  guard: ReturnType<typeof createGuard>,
  settings: EditingSettings,
) => (request: EditingRequest) => EditingAnswer;

/** Makes an API route of Next from one of the editor's. */
export function createEditingHandler(createRoute: CreateRoute): NextApiHandler {
  // On first use: a build has no configuration.
  let route: ReturnType<CreateRoute> | undefined;
  return (request, response) => {
    const config = getConfig();
    const { editing } = config;
    route ??= createRoute(createGuard({ settings: editing, logger: createLogger(config) }), editing);
    sendAnswer(response, route(toEditingRequest(request)), editing.secret ?? '');
  };
}
