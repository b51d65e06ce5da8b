/** Sends GraphQL queries to the CMS. Has a single method, so that tests can easily fake it. */
export type CmsClient = {
  /**
   * Sends a query and returns the unchecked `data` of the response. Simultaneous equal requests share one
   * response, so callers must not modify it. Rejects with a CmsError or, if `options.signal` is aborted, with
   * its abort reason.
   */
  request(query: string, variables: CmsVariables, options?: CmsRequestOptions): Promise<unknown>;
};

export type CmsVariables = Readonly<Record<string, unknown>>;

export type CmsRequestOptions = {
  deadlineMs?: number;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

export function toOperationName(query: string): string {
  return /^\s*query\s+(\w+)/.exec(query)?.[1] ?? 'Query';
}
