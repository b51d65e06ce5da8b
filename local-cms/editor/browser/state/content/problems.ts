import { effect, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { request } from '../../platform/client.ts';
import { createLoader } from '../create-loader.ts';
import { showProblem } from '../status.ts';
import { changeCount } from './change-count.ts';

const Problem = z.object({
  file: z.string(),
  line: z.number(),
  message: z.string(),
  /** Where it can be mended; null if no view shows the file. */
  place: z.nullable(
    z.object({
      view: z.string(),
      site: z.string(),
      language: z.optional(z.string()),
      page: z.optional(z.string()),
      item: z.optional(z.string()),
      field: z.optional(z.string()),
    }),
  ),
});

const Problems = z.object({ problems: z.array(Problem), incomplete: z.array(Problem) });

export type ContentProblem = z.output<typeof Problem>;

/** The problems of all content files; null until they are loaded. */
export const contentProblems = signal<readonly ContentProblem[] | null>(null);

/** The required fields that drafts have left empty. */
export const incomplete = signal<readonly ContentProblem[]>([]);

export const loadProblems = createLoader(
  () => request(Problems, '/editor/problems'),
  (found) => {
    contentProblems.value = found.problems;
    incomplete.value = found.incomplete;
  },
);

/** Loads the problems, and again after each change. */
export function startProblems(): void {
  effect(() => {
    if (changeCount.value >= 0) loadProblems().catch(showProblem);
  });
}
