import { parseFragment } from 'parse5';
import { isRecord } from '@/platform/json/json-types';
import { escapeAttribute } from '@/rendering/markup/escape-attribute';
import { sanitizeHtml } from '@/rendering/markup/sanitize-html';

type RawElement = { name: string; attributes?: unknown; contents?: unknown };

const TAG_NAME = /^[a-z][a-z0-9-]*$/i;
const ATTRIBUTE_NAME = /^[a-z][\w:.-]*$/i;
const VOID = /^(area|br|col|hr|img|input|source|track|wbr)$/i;

/** Returns a raw element of the CMS (spec §3) as HTML. Rich text has the same allow list (docs/decisions/014). */
export function toRawElementHtml({ name, attributes, contents }: RawElement): string {
  if (!TAG_NAME.test(name)) return '';
  if (VOID.test(name)) return sanitizeHtml(`<${name}${writeAttributes(attributes)}>`);
  const content = typeof contents === 'string' ? contents : '';
  const tag = toFittingTag(name, content);
  return sanitizeHtml(`<${tag}${writeAttributes(attributes)}>${content}</${tag}>`);
}

function writeAttributes(attributes: unknown): string {
  if (!isRecord(attributes)) return '';
  return Object.entries(attributes)
    .filter(([name, value]) => ATTRIBUTE_NAME.test(name) && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}

/** Returns `div` if a browser would end the element within its contents, as it ends a paragraph before a list. */
function toFittingTag(name: string, contents: string): string {
  if (!contents.includes('<')) return name;
  const [first, ...others] = parseFragment(`<${name}>${contents}</${name}>`).childNodes;
  return first?.nodeName === name.toLowerCase() && others.length === 0 ? name : 'div';
}
