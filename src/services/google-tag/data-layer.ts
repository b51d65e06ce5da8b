const LAYER = 'dataLayer';

/** Hands Google's scripts an object; they read what was handed over before they came, too. */
export function pushToDataLayer(entry: unknown): void {
  const layer: unknown = Reflect.get(window, LAYER);
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(window, LAYER, [entry]);
}

/** Google's own `gtag`: its scripts tell a command from other entries by it being an `arguments` object. */
export function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  pushToDataLayer(arguments);
}
