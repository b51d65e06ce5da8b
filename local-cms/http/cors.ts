/** Only pages of this machine may read answers in a browser, or send what is kept. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

export function toCorsHeaders(
  origin: string | null,
  allowed: { methods: string; headers: string },
): Record<string, string> {
  if (!origin || !isLoopbackOrigin(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': allowed.methods,
    'access-control-allow-headers': allowed.headers,
  };
}
