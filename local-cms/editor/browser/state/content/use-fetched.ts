import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type * as z from 'zod/mini';
import { EditorProblem, request } from '../../platform/client.ts';
import { showProblem } from '../status.ts';
import { changeCount } from './change-count.ts';

/** The data can be older than the problem. */
type Fetched<Data> = { data: Data | null; problem: string };

/**
 * Fetches what a view shows, and again after each change of the content. The data that are there stay until the new ones
 * have come. An empty path fetches nothing.
 */
export function useFetched<Data>(schema: z.ZodMiniType<Data>, path: string): Fetched<Data> {
  const [fetched, setFetched] = useState<Fetched<Data> & { path: string }>({ data: null, problem: '', path });
  useEffect(
    () =>
      effect(() => {
        if (!path || changeCount.value < 0) return;
        let isWanted = true;
        request(schema, path).then(
          (data) => isWanted && setFetched({ data, problem: '', path }),
          (error: unknown) => {
            if (!isWanted) return;
            if (!(error instanceof EditorProblem)) return showProblem(error);
            const problem = error.message;
            setFetched((before) => ({ data: before.path === path ? before.data : null, problem, path }));
          },
        );
        return () => {
          isWanted = false;
        };
      }),
    [schema, path],
  );
  return fetched.path === path ? fetched : { data: null, problem: '' };
}
