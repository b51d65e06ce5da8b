import { createSessionRoute } from './create-session-route';
import type { EditingRoute, EditingSettings, Guard } from './guard';
import { readRenderQuery } from './read-render-query';

/** Opens a page, or a component of the design library, for the editor. */
export const createRenderRoute = (guard: Guard, settings: EditingSettings): EditingRoute =>
  createSessionRoute({
    guard,
    settings,
    readQuery: readRenderQuery,
    toLocation: ({ location }) => location,
  });
