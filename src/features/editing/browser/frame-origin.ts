/** Returns the origin of the top window, or `null` if the page is not framed or the origin is unknown. */
export function findFrameOrigin({ top, self, location, document }: Window): string | null {
  if (top === self) return null;
  // Firefox has no `ancestorOrigins`, so the referrer is used, which in a frame is the page around the frame.
  const origin = location.ancestorOrigins?.[location.ancestorOrigins.length - 1];
  if (origin !== undefined) return origin;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
