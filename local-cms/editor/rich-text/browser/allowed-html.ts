// The tags and attributes that rich text can contain: those that the site's sanitizer keeps
// (src/rendering/markup/allowed-html.ts), which a test compares with these.

const toWords = (text: string): string[] => text.trim().split(/\s+/);

export const allowedTags = new Set(
  toWords(`
  a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup data dd del
  details dfn dialog div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd li main
  mark menu meter nav ol output p pre progress q rp rt ruby s samp search section small span strike strong style sub
  summary sup table tbody td tfoot th thead time tr tt u ul var wbr
  area audio img map picture source track video
  button datalist fieldset form input label legend optgroup option select textarea
  svg circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop symbol text textPath tspan use
  filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset
`),
);

export const removedWithContent = new Set(
  toWords(`
  script iframe frame frameset object embed applet base meta link noscript noembed noframes plaintext xmp template title
  math foreignObject animate animateMotion animateTransform set
`),
);

export const allowedAttributes = new Set(
  toWords(`
  id
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
  clip-path clip-rule color cx cy d dominant-baseline dx dy fill fill-opacity fill-rule filter focusable font-family
  font-size font-style font-weight fx fy gradienttransform gradientunits height letter-spacing marker-end marker-mid
  marker-start markerheight markerunits markerwidth mask maskunits offset opacity orient patterntransform patternunits
  points preserveaspectratio r refx refy rotate rx ry spreadmethod startoffset stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration textlength transform vector-effect version viewbox visibility width x x1 x2 xmlns
  xmlns:xlink y y1 y2
  filterunits flood-color flood-opacity in in2 mode operator result stddeviation values
`),
);

export const urlAttributes = new Set(toWords('src href xlink:href srcset action formaction poster cite'));

export const SAFE_URL =
  /^(\s*(https?|mailto|tel|sms|fax|callto|skype|whatsapp|msteams|facetime|geo|webcal|ftp):|[^:/?#]*([/?#]|$))/i;
export const PICTURE = /^data:image\/(avif|gif|jpeg|png|webp);base64,[a-z0-9+/=]*$/i;
