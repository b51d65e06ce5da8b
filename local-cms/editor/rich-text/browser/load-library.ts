import type { RichTextLibrary } from './main.ts';

const NAME = 'page-editor.rich-text';

const isLibrary = (value: unknown): value is RichTextLibrary =>
  typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'function';

let loading: Promise<RichTextLibrary> | null = null;

function load(url: string): Promise<RichTextLibrary> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    const fail = () => {
      loading = null;
      reject(new Error('The editor of rich text could not be loaded.'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const found: unknown = Reflect.get(window, NAME);
      if (isLibrary(found)) resolve(found);
      else fail();
    });
    document.head.append(script);
  });
}

/** Loads the script when somebody edits a rich text for the first time. */
export function loadRichText(url: string): Promise<RichTextLibrary> {
  loading ??= load(url);
  return loading;
}
