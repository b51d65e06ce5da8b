/** Returns the origin of the top window, or `null` when the page is not framed. */
export function findFrameOrigin({ top, self, location, document }: Window): string | null {
  if (top === self) return null;
  // Firefox has no `ancestorOrigins`. There the referrer is the page that frames this one.
  const origin = location.ancestorOrigins?.[location.ancestorOrigins.length - 1];
  if (origin !== undefined) return origin;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
