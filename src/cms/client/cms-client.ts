/** The only access to the CMS. It has one method, so that tests can easily fake it. */
export type CmsClient = {
  /**
   * Sends a query and returns the unchecked `data` of the response. Equal requests at the same time share one
   * response, so do not modify it. Rejects with a CmsError, or with the abort reason of the signal.
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

/** Returns `LayoutQuery` for `query LayoutQuery($site: …`. */
export function toOperationName(query: string): string {
  return /^\s*query\s+(\w+)/.exec(query)?.[1] ?? 'Query';
}
