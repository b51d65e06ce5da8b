const COOKIES =
  /\b(__prerender_bypass|__next_preview_data|editing_session|sc_test(_personalize)?|consent)=[\w.-]+/;
const AUTHORIZATION = /\b(bearer|basic) (?!\[redacted\])[\w.~+/=-]{4,}/i;

/** Throws when a log contains one of the given secrets, or a cookie or credential of a visitor. */
export function expectNoSecrets(log: string, secrets: readonly (string | undefined)[]): void {
  const found = [
    ...secrets.filter((secret) => secret && log.includes(secret)),
    COOKIES.exec(log)?.[0],
    AUTHORIZATION.exec(log)?.[0],
  ].filter((text) => text !== undefined);
  if (found.length > 0) throw new Error(`The log of the site contains secrets: ${found.join(', ')}`);
}
