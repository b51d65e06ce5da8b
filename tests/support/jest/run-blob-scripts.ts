/** jsdom has no blob URLs and loads no scripts, so this runs each script with a blob URL when it enters the document. */
export function runBlobScripts(): { stop: () => void } {
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const url = `blob:http://localhost/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const blob = node instanceof HTMLScriptElement && blobs.get(node.src);
      if (blob) void run(blob, node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return {
    stop: () => {
      observer.disconnect();
      URL.createObjectURL = createObjectURL;
    },
  };
}

async function run(blob: Blob, script: HTMLScriptElement): Promise<void> {
  const inline = document.createElement('script');
  inline.append(await readText(blob));
  if (script.isConnected) document.head.append(inline);
  inline.remove();
  script.dispatchEvent(new Event('load'));
}

/** jsdom's blobs have no `text()`. */
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
