/** The CMS tells of a change a moment after it, and can tell of it twice. */
const KEPT_MS = 10_000;

const changed = new Map<string, number>();

let uploading: Promise<unknown> = Promise.resolve();

/** Remembers files below media/ that were changed here: nobody's name is at them when the CMS tells of them. */
export function noteOwnMedia(...paths: readonly string[]): void {
  for (const path of paths) changed.set(path, performance.now());
}

/** Remembers an upload. Its file gets its name from the CMS, which can tell of it before that. */
export function noteUpload(upload: Promise<unknown>): void {
  const before = uploading;
  uploading = Promise.allSettled([before, upload]);
}

/** Whether a file of the content folder is a media file that was changed here just now. */
export async function isOwnMedia(file: string): Promise<boolean> {
  const path = /^[^/]+\/media\/(.+)$/.exec(file)?.[1];
  if (path === undefined) return false;
  await uploading;
  return performance.now() - (changed.get(path) ?? Number.NEGATIVE_INFINITY) < KEPT_MS;
}
