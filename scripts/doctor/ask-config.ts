import { z } from 'zod';
import { type Answer, askSite } from './ask-site.ts';
import type { Doctor } from './doctor.ts';
import { parseJson } from './parse-json.ts';

const Abilities = z.object({ components: z.array(z.string()), editMode: z.string() });

/** Asks what the site can show, as the page editor does first of all. */
export function askConfig(
  { site, config }: Doctor,
  { secret = config.editing.secret ?? '', ...init }: RequestInit & { secret?: string } = {},
): Promise<Answer> {
  return askSite(`${site}/api/editing/config?${new URLSearchParams({ secret })}`, init);
}

/** `null`: the answer is none of the editing protocol's. */
export function findAbilities({ status, body }: Answer): z.output<typeof Abilities> | null {
  return status === 200 ? parseJson(body, Abilities) : null;
}
