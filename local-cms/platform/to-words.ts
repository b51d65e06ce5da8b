/** “CallToAction” becomes “Call to action”, “site-header” becomes “Site header”. Abbreviations stay. */
export function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z][a-z])/g, ' ').split(/[ _-]+/);
  const text = words.map((word) => (/[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
