/** @jsxImportSource preact */
import { toTimeText } from '../../platform/times.ts';
import { type Submission, toSummary } from './submissions.ts';

type RowProps = { submission: Submission; site: string; onDelete: () => void };

/** One submission: what identifies it, and all answers when it is opened. */
export const SubmissionRow = ({ submission, site, onDelete }: RowProps) => {
  const { reference, form, sent, answers, files } = submission;
  const given = Object.entries(answers).filter(([, text]) => text !== '');
  return (
    <li>
      <details>
        <summary>
          <span class="summary">{toSummary(submission)}</span>
          <span class="tag">{form}</span>
          <time class="quiet" dateTime={sent}>
            {toTimeText(sent)}
          </time>
        </summary>
        <dl>
          <dt>Reference</dt>
          <dd>{reference}</dd>
          {given.map(([name, text]) => (
            <>
              <dt key={`${name} name`}>{name}</dt>
              <dd key={name}>{text}</dd>
            </>
          ))}
          {files.map(({ name, file }) => (
            <>
              <dt key={`${file} name`}>File</dt>
              <dd key={file}>
                <a href={`/editor/inbox/file?${new URLSearchParams({ site, reference, file })}`}>{name}</a>
              </dd>
            </>
          ))}
        </dl>
        <button type="button" class="button" onClick={onDelete}>
          Delete …
        </button>
      </details>
    </li>
  );
};
