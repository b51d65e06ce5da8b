import type { RichTextField } from '@/rendering/component/types';
import { useIsEditing, usePhrase } from '@/rendering/context/page-data';
import { RichText } from '@/rendering/fields/fields';
import { FORM_PROBLEM_WHILE_EDITING } from '@/texts/form-errors';

type FormProblemProps = { alternative?: RichTextField; onRetry: () => void };

/** Says that the form could not be loaded. Visitors can try again; editors see only the message. */
export function FormProblem({ alternative, onRetry }: FormProblemProps) {
  const phrase = usePhrase();
  if (useIsEditing()) return <p className="editor-notice">{FORM_PROBLEM_WHILE_EDITING}</p>;
  return (
    <div className="form-failure">
      <p role="alert">{phrase('form-problem')}</p>
      <RichText field={alternative} />
      <button className="button" type="button" onClick={onRetry}>
        {phrase('form-retry')}
      </button>
    </div>
  );
}
