import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';

import { hasTooManyParts, type Part } from './count-parts.ts';
import {
  hasVariableReference,
  readReferences,
  readStyle,
  readStyleSheet,
  type StyleRule,
} from './drawing-references.ts';
import { UploadError } from './upload-error.ts';

const MAX_BYTES = 2_000_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;

const TOO_MANY_PARTS = 'The drawing has too many parts, or one that contains itself. Upload it as a PNG.';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const toWords = (text: string): string[] => text.trim().split(/\s+/);

/** No scripts, no HTML, no links, no animations, and no filter that reads another file. */
const ELEMENTS = new Set(
  toWords(`
    svg g defs symbol use title desc style path circle ellipse rect line polyline polygon text tspan textPath image
    linearGradient radialGradient stop pattern mask clipPath marker switch
    filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
  `),
);

const OWN_PART = /^#[\w.:-]+$/;
const PICTURE = /^data:image\/(avif|gif|jpeg|png|webp);base64,[a-z0-9+/=\s]*$/i;

/** A style may refer to parts of the drawing. An escape could hide a reference to another file. */
function hasForeignReference(style: string): boolean {
  const rest = style.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return /url\s*\(|@import|@font-face|image-set|src\s*\(|expression\s*\(|-moz-binding|behavior\s*:|\\/i.test(
    rest,
  );
}

function refuse(reason: string): never {
  throw new UploadError(`The drawing contains ${reason}. Export it as a plain SVG without it.`);
}

function checkStyle(style: string): void {
  if (hasForeignReference(style)) refuse('a style that refers to another file');
  if (hasVariableReference(style)) refuse('a reference in a variable of a style');
}

type Attribute = SaxesTagNS['attributes'][string];

/** Attributes that load or run something wherever they are allowed. */
const LOADS = /^(on.*|src|base|action|formaction|from|to|begin|ping)$/i;

function checkAttribute(element: string, { name, local, uri, value }: Attribute): void {
  const shown = `the attribute ${name.slice(0, 40)} of <${element.slice(0, 40)}>`;
  if (LOADS.test(local)) refuse(shown);
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    const isPicture = element === 'image' && PICTURE.test(value);
    if (!isPicture && !OWN_PART.test(value)) refuse(`a link in ${shown}`);
  } else if (hasForeignReference(value) || /(java|vb)script:/i.test(value.replaceAll(/\s/g, ''))) {
    refuse(`a reference to another file in ${shown}`);
  } else if (local === 'style') checkStyle(value);
}

function checkAttributes({ local, attributes }: SaxesTagNS): void {
  for (const attribute of Object.values(attributes)) {
    const isNamespace = attribute.name === 'xmlns' || attribute.prefix === 'xmlns';
    if (!isNamespace) checkAttribute(local, attribute);
  }
}

function toPart({ local, attributes }: SaxesTagNS): Part {
  const own = Object.values(attributes).filter(({ uri }) => uri === '' || uri === XLINK);
  const references = own.flatMap(({ local: name, value }) =>
    name === 'style' ? readStyle(value) : readReferences(name, value),
  );
  return {
    name: local,
    attributes: new Map(own.map(({ local: name, value }) => [name, value])),
    inner: [],
    links: own.flatMap(({ local: name, value }) =>
      name === 'href' && OWN_PART.test(value) ? [value.slice(1)] : [],
    ),
    references,
  };
}

function readUtf8(bytes: Buffer): string {
  if (bytes.length > MAX_BYTES) throw new UploadError('The drawing is larger than 2 MB. Upload it as a PNG.');
  if (!isUtf8(bytes)) throw new UploadError('The drawing is not in UTF-8.');
  return bytes.toString();
}

/** Lets only drawings through that can neither run a script nor load another file. Others are refused, not repaired. */
export function checkDrawing(bytes: Buffer): void {
  const text = readUtf8(bytes);
  const parser = new SaxesParser({ xmlns: true });
  const open: Part[] = [];
  const rules: StyleRule[] = [];
  const roots: Part[] = [];
  let style = '';
  let count = 0;
  parser.on('doctype', () => refuse('a DOCTYPE, which can define entities'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target.slice(0, 40)}?>`));
  parser.on('opentag', (tag) => {
    if (tag.uri !== SVG || !ELEMENTS.has(tag.local)) refuse(`<${tag.name.slice(0, 40)}>`);
    if (open.length === 0 && tag.local !== 'svg') throw new UploadError('The file is not a drawing.');
    if (++count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw new UploadError(TOO_MANY_PARTS);
    if (open.at(-1)?.name === 'style') refuse(`<${tag.name.slice(0, 40)}> in a style`);
    checkAttributes(tag);
    const part = toPart(tag);
    (open.at(-1)?.inner ?? roots).push(part);
    open.push(part);
  });
  // A comment or CDATA in the middle of a word hides it only from whoever reads the pieces one by one.
  const addToStyle = (text: string) => {
    if (open.at(-1)?.name === 'style') style += text;
  };
  parser.on('text', addToStyle);
  parser.on('cdata', addToStyle);
  parser.on('closetag', () => {
    if (open.pop()?.name !== 'style') return;
    checkStyle(style);
    for (const rule of readStyleSheet(style)) rules.push(rule);
    style = '';
  });
  parser.on('error', ({ message }) => {
    throw new UploadError(`The drawing is not valid XML: ${message.slice(0, 200)}`);
  });
  parser.write(text).close();
  const [root] = roots;
  if (!root) throw new UploadError('The file is not a drawing.');
  if (hasTooManyParts(root, rules, { count: MAX_ELEMENTS, levels: MAX_DEPTH }))
    throw new UploadError(TOO_MANY_PARTS);
}
