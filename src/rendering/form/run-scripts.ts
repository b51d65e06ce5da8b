/** Types whose load the browser tells of (HTML standard); anything else in a script element is data. */
const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript'];

/**
 * Runs the scripts of markup that was put in as text, which no browser does. Each runs once and in the order in which
 * it stands: one that is loaded from elsewhere holds back those after it, as it would in a document.
 */
export async function runScripts(root: Element, signal: AbortSignal): Promise<void> {
  for (const script of root.querySelectorAll('script')) {
    if (signal.aborted) return;
    // An earlier script may have taken this one away.
    if (!root.contains(script)) continue;
    const copy = toLiveCopy(script);
    const loaded = isWaitedFor(copy) ? waitFor(copy) : null;
    script.replaceWith(copy);
    // Not `await null`: scripts that are all there run before the visitor sees the form without them.
    if (loaded) await loaded;
  }
}

function toLiveCopy(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  return copy;
}

function isWaitedFor(script: HTMLScriptElement): boolean {
  const isSkipped = script.hasAttribute('async') || script.hasAttribute('nomodule');
  return script.hasAttribute('src') && !isSkipped && SCRIPT_TYPES.includes(script.type.trim().toLowerCase());
}

/** A script that cannot be loaded does not hold back the others for ever. */
function waitFor(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });
}
