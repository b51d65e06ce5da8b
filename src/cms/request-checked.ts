import type { z } from 'zod';
import { type CmsClient, type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import { CmsError } from './cms-error';

const MAX_PLACES = 3;

/** Asks the CMS and checks the answer at the door; one that does not fit is a CmsError that says where. */
export async function requestChecked<Answer>(
  cms: CmsClient,
  query: string,
  schema: z.ZodType<Answer>,
  variables: CmsVariables,
  options?: CmsRequestOptions,
): Promise<Answer> {
  const answer = schema.safeParse(await cms.request(query, variables, options));
  if (answer.success) return answer.data;
  throw new CmsError(toInvalidAnswer(answer.error), { operation: toOperationName(query) });
}

function toInvalidAnswer({ issues }: z.ZodError) {
  const places = issues.slice(0, MAX_PLACES).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const reason = `the answer has not the expected shape: ${places.join('; ')}`;
  return { kind: 'invalid-answer' as const, reason };
}
