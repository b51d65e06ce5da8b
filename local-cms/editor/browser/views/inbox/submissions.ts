import * as z from 'zod/mini';
import { post } from '../../platform/client.ts';

const Submission = z.object({
  reference: z.string(),
  form: z.string(),
  language: z.string(),
  sent: z.string(),
  answers: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), file: z.string(), size: z.number() })),
});

export type Submission = z.output<typeof Submission>;

export const Inbox = z.object({
  forms: z.array(z.object({ id: z.string(), count: z.number() })),
  submissions: z.array(Submission),
  most: z.number(),
});

/** What identifies a submission: what was answered first. */
export const toSummary = ({ reference, answers }: Submission): string =>
  Object.values(answers).filter(Boolean).slice(0, 2).join(', ') || reference;

export const contains = ({ reference, answers }: Submission, words: string): boolean =>
  [reference, ...Object.values(answers)].some((text) => text.toLowerCase().includes(words.toLowerCase()));

type Deletion = { reference: string } | { before: string };

/** Deletes submissions for good, and returns how many. */
export async function deleteSubmissions(site: string, deletion: Deletion): Promise<number> {
  const { count } = await post(z.object({ count: z.number() }), '/editor/inbox/delete', {
    site,
    ...deletion,
  });
  return count;
}
