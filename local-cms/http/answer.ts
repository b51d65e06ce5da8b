/** An HTTP answer as data; one place writes it out. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
  /** Whole `Set-Cookie` lines: the one header that comes several times. */
  cookies?: readonly string[];
};

export const toTextAnswer = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: `${text}\n`,
});

export const toJsonAnswer = (status: number, data: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(data),
});
