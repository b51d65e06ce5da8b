import { SaxesParser } from 'saxes';

import type { FieldType } from '../../content/schemas/templates.ts';
import { createStableId, findId } from '../../content/stable-id.ts';
import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';

type Attributes = Readonly<Record<string, string>>;

/** Reads a single element without content, as Sitecore stores images, files and links. */
function readElement(field: string, name: string, xml: string): Attributes {
  const fail = (reason: string): never => {
    throw new AuthoringError(
      `${field}: write <${name} … /> as Sitecore stores it, or use jsonValue (${reason}).`,
    );
  };
  const found: Attributes[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => fail(message.slice(0, 100)));
  parser.on('doctype', () => fail('it has a DOCTYPE'));
  parser.on('opentag', (tag) => {
    if (tag.name !== name) fail(`it is <${tag.name.slice(0, 40)}>`);
    found.push(tag.attributes);
  });
  parser.on('text', (text) => void (text.trim() !== '' && fail('it has text')));
  parser.write(xml.trim()).close();
  const [attributes] = found;
  return found.length === 1 && attributes ? attributes : fail('it has more than one element');
}

function findMedia(field: string, site: Site, id: string | undefined): string {
  const wanted = findId(id ?? '');
  for (const path of site.media.keys())
    if (createStableId(site.settings.name, 'media', path) === wanted) return path;
  throw new AuthoringError(`${field}: there is no media file with the id ${(id ?? '').slice(0, 60)}.`);
}

/** Returns an item as a content file refers to it: a page by its path, a shared item by its name. */
function toReference(field: string, site: Site, id: string | undefined): string {
  const wanted = findId(id ?? '');
  const node = wanted === null ? undefined : site.byId.get(wanted);
  if (node?.route) return node.route;
  for (const [name, shared] of site.shared) if (shared === node) return `shared/${name}`;
  throw new AuthoringError(
    `${field}: there is no page or shared item with the id ${(id ?? '').slice(0, 60)}.`,
  );
}

/** An empty attribute is as good as none. */
const keepWritten = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])));

function toLink(field: string, site: Site, attributes: Attributes): unknown {
  const { linktype = '', url = '', id, anchor, ...more } = attributes;
  const { text, querystring, target, title, class: className } = more;
  const rest = keepWritten({ text, querystring, target, title, class: className });
  switch (linktype) {
    case 'internal': {
      const to = toReference(field, site, id);
      if (!to.startsWith('/')) throw new AuthoringError(`${field}: a link leads to a page, not to ${to}.`);
      return { to, ...keepWritten({ anchor }), ...rest };
    }
    case 'media':
      return { media: findMedia(field, site, id), ...rest };
    case 'anchor':
      return { href: `#${anchor || url.replace(/^#/, '')}`, ...rest };
    default:
      return { href: url, ...rest };
  }
}

const splitIds = (value: string): string[] => value.split('|').filter(Boolean);

/** Converts a value that Sitecore stores as XML or as ids. Undefined removes the field. */
export function parseRawValue(type: FieldType, field: string, value: string, site: Site): unknown {
  if (value === '') return undefined;
  switch (type) {
    case 'image': {
      const { mediaid, alt, 'data-focus': focus } = readElement(field, 'image', value);
      const media = findMedia(field, site, mediaid);
      return { media, ...(alt === undefined ? {} : { alt }), ...keepWritten({ focus }) };
    }
    case 'file':
      return { media: findMedia(field, site, readElement(field, 'file', value).mediaid) };
    case 'link':
      return toLink(field, site, readElement(field, 'link', value));
    case 'item':
      return toReference(field, site, value);
    case 'items':
      return splitIds(value).map((id) => toReference(field, site, id));
    default:
      throw new AuthoringError(`${field}: a field of the type "${type}" needs jsonValue.`);
  }
}
