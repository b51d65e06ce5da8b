import { z } from 'zod';
import type { LibrarySession } from './editing-session';
import { readLibraryToken } from './library-token';

/** What the design library changes on a component that it shows (editing protocol §1.6). */
const ComponentUpdate = z.object({
  fields: z.record(z.string(), z.unknown()).optional(),
  params: z.record(z.string(), z.string()).optional(),
});

export type ComponentUpdate = z.output<typeof ComponentUpdate>;

type UpdateAnswer = { status: number; body: object };

type ComponentParts = {
  secret: string | undefined;
  /** `null`: the CMS no longer has the component. */
  render: (session: LibrarySession, update: ComponentUpdate) => Promise<object | null>;
};

/**
 * Renders a component with what an editor is typing. The browser asks the server again instead of merging what came
 * by message into the page: so it passes all that makes content of the CMS safe.
 */
export function createComponentRoute({ secret, render }: ComponentParts) {
  return async (method: string, body: unknown): Promise<UpdateAnswer> => {
    if (method !== 'POST') return { status: 405, body: { message: `Invalid request method '${method}'` } };
    const token = z.object({ token: z.string() }).safeParse(body).data?.token;
    const session = secret ? readLibraryToken(token, secret) : null;
    if (!session) return { status: 401, body: { message: 'Missing or invalid token' } };
    const update = ComponentUpdate.safeParse(body);
    if (!update.success) return { status: 400, body: { message: 'Invalid fields or params' } };
    const answer = await render(session, update.data);
    return answer ? { status: 200, body: answer } : { status: 404, body: { message: 'No such component' } };
  };
}
