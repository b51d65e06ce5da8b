const loaded = new Set<string>();

/** Loads a script of another host, once a document. From code and not from markup: a strict CSP passes it on. */
export function loadScript(src: string): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
