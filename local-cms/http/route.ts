import type { Answer } from './answer.ts';
import type { CmsRequest } from './cms-request.ts';

/** What is answered at which paths; `rest` is the pattern's first group. */
export type Route = {
  pattern: RegExp;
  methods: readonly string[];
  answer(request: CmsRequest, rest: string): Answer | Promise<Answer>;
};
