/** The one way to the CMS; small, so that a test fakes it in three words. */
export type CmsClient = {
  /**
   * Sends a query with its variables and gives the `data` of the answer, unchecked. Callers that ask the same at
   * the same time share one answer: do not change it. Rejects with a CmsError, or with the signal's own reason.
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
