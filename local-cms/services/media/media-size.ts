import { z } from 'zod';

/** The largest side that a media URL can request, in pixels. */
const maxSide = 4096;

/** A requested size in pixels: `w` and `h` are exact sides, `mw` and `mh` are maximum sides. */
export type AskedSize = Partial<Record<'w' | 'h' | 'mw' | 'mh', number>>;

/** In pixels. */
export type TargetSize = { width: number; height: number };

const message = `must be a whole number from 1 to ${maxSide}`;
const side = z
  .string(message)
  .regex(/^[1-9]\d{0,3}$/, message)
  .transform(Number)
  .refine((pixels) => pixels <= maxSide, message)
  .optional();
const schema = z.object({ w: side, h: side, mw: side, mh: side });

export type ReadSize = { size: AskedSize; problem: null } | { size: null; problem: string };

export function readSize(query: URLSearchParams): ReadSize {
  const asked: Record<string, unknown> = {};
  for (const name of ['w', 'h', 'mw', 'mh']) {
    const values = query.getAll(name);
    if (values.length > 0) asked[name] = values.length === 1 ? values[0] : values;
  }
  const checked = schema.safeParse(asked);
  if (checked.success) return { size: checked.data, problem: null };
  const [issue] = checked.error.issues;
  return { size: null, problem: `${String(issue?.path[0])}: ${issue?.message}` };
}

const isGiven = (value: number | undefined): value is number => value !== undefined;
const smallest = (...values: (number | undefined)[]): number => Math.min(...values.filter(isGiven));

/** Makes both sides at most `maxSide` long, in the same proportion. */
function limitSides({ width, height }: TargetSize): TargetSize {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return { width: toPixels(width * scale), height: toPixels(height * scale) };
}

const toPixels = (length: number): number => Math.max(1, Math.round(length));

/** Returns null if the URL asks for no size. `mw` and `mh` never enlarge an image. */
export function toTargetSize(asked: AskedSize, original: TargetSize): TargetSize | null {
  const { w, h, mw, mh } = asked;
  if (![w, h, mw, mh].some(isGiven)) return null;
  if (isGiven(w) || isGiven(h)) {
    const width = isGiven(w) ? smallest(w, mw) : undefined;
    const height = isGiven(h) ? smallest(h, mh) : undefined;
    return limitSides({
      width: width ?? ((height ?? original.height) * original.width) / original.height,
      height: height ?? ((width ?? original.width) * original.height) / original.width,
    });
  }
  const scale = Math.min(
    1,
    (mw ?? original.width) / original.width,
    (mh ?? original.height) / original.height,
  );
  return limitSides({ width: original.width * scale, height: original.height * scale });
}
