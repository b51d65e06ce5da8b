/** `cookies` is a `Cookie` header or `document.cookie`. Of two cookies with the same name, the first is used. */
export function findCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}
