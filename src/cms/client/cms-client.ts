import type { Priority } from './request-budget';

/** Sends GraphQL queries to the CMS. Has a single method, so that tests can easily fake it. */
export type CmsClient = {
  /** Returns the unchecked `data`. Equal requests share it, so callers must not modify it. Rejects with a CmsError. */
  request(query: string, variables: CmsVariables, options?: CmsRequestOptions): Promise<unknown>;
};

export type CmsVariables = Readonly<Record<string, unknown>>;

export type CmsRequestOptions = {
  deadlineMs?: number;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** By default that of the scope in which the request is sent. */
  priority?: Priority;
};

export function toOperationName(query: string): string {
  return /^\s*query\s+(\w+)/.exec(query)?.[1] ?? 'Query';
}
