import { z } from 'zod';
import type { LibrarySession } from './editing-session';
import { readLibraryToken } from './library-token';

/** The fields and params that the design library changes (editing protocol §1.6). */
const ComponentUpdate = z.object({
  fields: z.record(z.string(), z.unknown()).optional(),
  params: z.record(z.string(), z.string()).optional(),
});

export type ComponentUpdate = z.output<typeof ComponentUpdate>;

type UpdateDependencies = {
  secret: string | undefined;
  /** Renders the session's component with changed values. Returns `null` if the CMS no longer has the component. */
  render: (session: LibrarySession, update: ComponentUpdate) => Promise<object | null>;
};

type UpdateResponse = { status: number; body: object };

/** The server renders what an editor types, so that it passes every step that makes CMS content safe. */
export async function updateComponent(
  method: string,
  body: unknown,
  { secret, render }: UpdateDependencies,
): Promise<UpdateResponse> {
  if (method !== 'POST') return { status: 405, body: { message: `Invalid request method '${method}'` } };
  const token = z.object({ token: z.string() }).safeParse(body).data?.token;
  const session = secret && token ? await readLibraryToken(token, secret) : null;
  if (!session) return { status: 401, body: { message: 'Missing or invalid token' } };
  const update = ComponentUpdate.safeParse(body);
  if (!update.success) return { status: 400, body: { message: 'Invalid fields or params' } };
  const props = await render(session, update.data);
  return props ? { status: 200, body: props } : { status: 404, body: { message: 'No such component' } };
}
