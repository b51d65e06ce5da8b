import type { RenderingProps, RichTextField } from '@/rendering/component/types';
import { toMarkup } from '@/rendering/fields/field-values';

/** Shows an HTML element that the CMS sends in place of a component (spec §3). The server has sanitized it. */
export function Default({ fields }: RenderingProps<{ Html: RichTextField }>) {
  const html = toMarkup(fields.Html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/page-props/steps/convert-raw-elements.ts has sanitized it
  return html ? <div className="raw-element" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
