import { z } from 'zod';

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.looseObject({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/** Sends a request of the authoring API, as the page editor does. */
export async function sendAuthoring(url: string, query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${url}/sitecore/api/authoring/graphql/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return Answer.parse(await response.json());
}
