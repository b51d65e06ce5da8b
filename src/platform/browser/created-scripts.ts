import { isCode, toScriptUrl } from './script-file';

let isPrepared = false;

/**
 * Makes files of inline scripts that brought code creates: Sitecore's packages do so for the scripts of forms. Markup
 * that is injected into a page does not come this way.
 */
export function runCreatedScriptsAsFiles(): void {
  if (isPrepared || typeof window === 'undefined') return;
  isPrepared = true;
  const { prototype } = HTMLScriptElement;
  const text = Object.getOwnPropertyDescriptor(prototype, 'text');
  if (!text?.set) return;
  const { set } = text;
  Object.defineProperty(prototype, 'text', {
    ...text,
    set(this: HTMLScriptElement, code: string) {
      if (this.hasAttribute('src') || !isCode(this) || !code) return set.call(this, code);
      // Keeps the order of scripts that are created one after the other.
      this.async = false;
      this.src = toScriptUrl(code);
    },
  });
}
