import { useId } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { LinkField, RenderingProps, RichTextField } from '@/rendering/component/types';
import { usePhrase } from '@/rendering/context/page-data';
import { hasLink, hasText } from '@/rendering/fields/field-values';
import { Link, RichText } from '@/rendering/fields/fields';

/** Shows a note above the page. The browser closes it without a script: it is a dialog with a form. */
function Announcement({ fields, params }: RenderingProps<{ Text: RichTextField; Link: LinkField }>) {
  const phrase = usePhrase();
  const textId = useId();
  const { Text, Link: Target } = fields;
  if (!hasText(Text) && !hasLink(Target)) return null;
  return (
    <RenderingRoot name="announcement" params={params} bleeds>
      <dialog className="announcement-note" open aria-labelledby={textId}>
        <div className="announcement-text" id={textId}>
          <RichText field={Text} />
          <Link field={Target} />
        </div>
        <form method="dialog">
          <button className="announcement-close" type="submit" aria-label={phrase('close')}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 2l12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </form>
      </dialog>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Announcement);
