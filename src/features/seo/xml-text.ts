import { escapeMarkup } from '@/platform/text/escape-markup';

/** The first line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that XML 1.0 forbids, also as entities (§2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns any text as XML that a parser accepts. */
export const toXmlText = (text: string): string => escapeMarkup(text.toWellFormed().replace(FORBIDDEN, ''));

/** Returns an element with a text, or nothing for an empty text. */
export const toElement = (name: string, text = ''): string =>
  text === '' ? '' : `<${name}>${toXmlText(text)}</${name}>`;
