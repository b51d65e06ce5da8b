import { isCode, toScriptUrl } from '@/platform/browser/script-file';

/**
 * Browsers do not run scripts that `innerHTML` has set. This function runs each once, in document order. Inline scripts
 * become files, because the Content-Security-Policy of the page allows no inline script.
 */
export async function runScripts(root: Element, signal: AbortSignal): Promise<void> {
  for (const script of root.querySelectorAll('script')) {
    if (signal.aborted) return;
    // An earlier script can have removed this script.
    if (!root.contains(script)) continue;
    const copy = toLiveCopy(script);
    const loaded = blocksOthers(copy) && whenLoaded(copy);
    script.replaceWith(copy);
    await loaded;
  }
}

function toLiveCopy(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  if (script.src || !isCode(script)) copy.text = script.text;
  else copy.src = toScriptUrl(script.text);
  return copy;
}

function blocksOthers(script: HTMLScriptElement): boolean {
  const isIndependent = script.hasAttribute('async') || script.hasAttribute('nomodule');
  return script.hasAttribute('src') && !isIndependent && isCode(script);
}

/** Also resolves when the script cannot be loaded, so that the scripts after it run. */
function whenLoaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });
}
