/** The origin of the window that frames all others; `null` when there is none. */
export function findFrameOrigin({ top, self, location, document }: Window): string | null {
  if (top === self) return null;
  // Firefox has no ancestorOrigins; there the referrer is the page that framed this one.
  const origin = location.ancestorOrigins?.[location.ancestorOrigins.length - 1];
  if (origin !== undefined) return origin;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
