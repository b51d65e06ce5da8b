import type { Schema } from 'hast-util-sanitize';
import { find, html, svg } from 'property-information';

// This file lists the tags and attributes that rich text and FEaaS templates can contain (docs/decisions/014).

const toWords = (text: string): string[] => text.trim().split(/\s+/);

const HTML_TAGS = toWords(`
  a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup data dd del
  details dfn dialog div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd li main
  mark menu meter nav ol output p pre progress q rp rt ruby s samp search section small span strike strong style sub
  summary sup table tbody td tfoot th thead time tr tt u ul var wbr
  area audio img map picture source track video
  button datalist fieldset form input label legend optgroup option select textarea
`);

const SVG_TAGS = toWords(`
  svg circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop symbol text textPath tspan use
  filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset
`);

/** These elements are removed with their children. Other elements that are not allowed leave their children. */
const REMOVED_WITH_CONTENT = toWords(`
  script iframe frame frameset object embed applet base meta link noscript noembed noframes plaintext xmp template title
  math foreignObject animate animateMotion animateTransform set
`);

const HTML_ATTRIBUTES = toWords(`
  class dir hidden itemid itemprop itemref itemscope itemtype lang name role style tabindex title translate
  aria-activedescendant aria-atomic aria-busy aria-checked aria-colcount aria-colindex aria-colspan aria-controls
  aria-current aria-describedby aria-details aria-disabled aria-errormessage aria-expanded aria-haspopup aria-hidden
  aria-invalid aria-label aria-labelledby aria-level aria-live aria-modal aria-multiline aria-multiselectable
  aria-orientation aria-owns aria-placeholder aria-posinset aria-pressed aria-readonly aria-required
  aria-roledescription aria-rowcount aria-rowindex aria-rowspan aria-selected aria-setsize aria-sort aria-valuemax
  aria-valuemin aria-valuenow aria-valuetext
  download hreflang rel target type
  alt autoplay controls coords crossorigin decoding default fetchpriority height ismap kind label loading loop media
  muted playsinline preload shape sizes srclang usemap width
  abbr align axis bgcolor border bordercolor cellpadding cellspacing colspan frame headers nowrap rowspan rules scope
  span summary valign
  clear color compact datetime face noshade open reversed size start
  accept autocomplete checked cols disabled enctype for form formmethod formnovalidate high inputmode list low max
  maxlength method min minlength multiple novalidate optimum pattern placeholder readonly required rows selected step
  value wrap
`);

const SVG_ATTRIBUTES = toWords(`
  clip-path clip-rule color cx cy d dominant-baseline dx dy fill fill-opacity fill-rule filter focusable font-family
  font-size font-style font-weight fx fy gradienttransform gradientunits height letter-spacing marker-end marker-mid
  marker-start markerheight markerunits markerwidth mask maskunits offset opacity orient patterntransform patternunits
  points preserveaspectratio r refx refy rotate rx ry spreadmethod startoffset stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration textlength transform vector-effect version viewbox visibility width x x1 x2 xmlns
  xmlns:xlink y y1 y2
  filterunits flood-color flood-opacity in in2 mode operator result stddeviation values
`);

/** Matches a URL without a scheme or with a harmless one. A colon after `/`, `?` or `#` does not end a scheme. */
const SAFE_URL =
  /^(\s*(https?|mailto|tel|sms|fax|callto|skype|whatsapp|msteams|facetime|geo|webcal|ftp):|[^:/?#]*([/?#]|$))/i;
const PICTURE = /^data:image\/(avif|gif|jpeg|png|webp);base64,[a-z0-9+/=]*$/i;

/** Next finds its own elements by ids that begin with two underscores, so content must not have such ids. */
export const isReservedId = (id: string): boolean => id.startsWith('__');
const FREE_ID = /^(?!__)/;

/** Our browser code finds its own elements by these attributes, so content must not have them. */
export const isReservedAttribute = (name: string): boolean => /^data-(island|slot|menu|consent)$/i.test(name);

/** Returns the DOM property of an attribute, such as `className` for `class`, because the library expects it. */
const toHtmlProperty = (name: string): string => find(html, name).property;
const toSvgProperty = (name: string): string => find(svg, name).property;

const properties = new Set([
  ...HTML_ATTRIBUTES.map(toHtmlProperty),
  ...SVG_ATTRIBUTES.map(toSvgProperty),
  'data*',
]);

export const allowedHtml: Schema = {
  tagNames: [...HTML_TAGS, ...SVG_TAGS],
  strip: REMOVED_WITH_CONTENT,
  attributes: {
    '*': [
      ['id', FREE_ID],
      ['src', SAFE_URL, PICTURE],
      ...['href', 'xLinkHref', 'srcSet', 'action', 'formAction', 'poster', 'cite'].map(
        (name): [string, RegExp] => [name, SAFE_URL],
      ),
      ...properties,
    ],
  },
  // Outside of a drawing, HTML has no such elements: their children stay.
  ancestors: Object.fromEntries(SVG_TAGS.filter((name) => name !== 'svg').map((name) => [name, ['svg']])),
  // These settings turn off defaults of the library: prefixes of ids and disabled inputs.
  clobber: [],
  protocols: {},
  required: {},
};
