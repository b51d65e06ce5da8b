/** The only way to the CMS: one method, so that a test can fake it. */
export type CmsClient = {
  /**
   * Sends a query and returns the `data` of the response, unchecked. Equal requests at the same time share one
   * response: do not change it. Rejects with a CmsError, or with the reason of the signal.
   */
  request(query: string, variables: CmsVariables, options?: CmsRequestOptions): Promise<unknown>;
};

export type CmsVariables = Readonly<Record<string, unknown>>;

export type CmsRequestOptions = {
  /** Milliseconds for all attempts together. */
  deadlineMs?: number;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/** `LayoutQuery` of `query LayoutQuery($site: …`. */
export function toOperationName(query: string): string {
  return /^\s*query\s+(\w+)/.exec(query)?.[1] ?? 'Query';
}
