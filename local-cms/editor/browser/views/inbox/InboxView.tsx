/** @jsxImportSource preact */
import './inbox.css';
import { useState } from 'preact/hooks';
import { ListView } from '../../controls/ListView.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { Select } from '../../controls/Select.tsx';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { DeleteOlder, DeleteSubmission } from './DeleteDialogs.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import { contains, Inbox, type Submission } from './submissions.ts';

/** What visitors have sent with the forms of the site. */
export function InboxView() {
  const [form, setForm] = useState('');
  const [words, setWords] = useState('');
  const [deleted, setDeleted] = useState<Submission | 'older' | null>(null);
  const close = () => setDeleted(null);
  const site = here.value.site?.name ?? '';
  const query = new URLSearchParams({ site, form, words });
  const { data, problem } = useFetched(
    Inbox,
    site && `/editor/inbox/submissions?${new URLSearchParams({ site })}`,
  );
  const found = (data?.submissions ?? []).filter(
    (submission) => (!form || submission.form === form) && contains(submission, words),
  );
  const all = data?.forms.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const choices = (data?.forms ?? []).map(({ id, count }) => ({ value: id, text: `${id} (${count})` }));
  const tools = (
    <>
      <Select
        label="Form"
        value={form}
        choices={[{ value: '', text: `All forms (${all})` }, ...choices]}
        onChange={setForm}
      />
      <SearchBox label="Find a submission" value={words} onInput={setWords} />
      <a class="button" href={`/editor/inbox/csv?${query}`}>
        Download as CSV
      </a>
      <button type="button" class="button" onClick={() => setDeleted('older')}>
        Delete older …
      </button>
    </>
  );
  return (
    <ListView title="Inbox" tools={tools} problem={problem}>
      {data && found.length === 0 && (
        <p class="nothing">{words ? 'No submissions found.' : 'No submissions yet.'}</p>
      )}
      {data && found.length > 0 && (
        <>
          <p class="hint">
            Submissions are kept on this machine only
            {all > data.most ? `; the newest ${data.most} are listed.` : '.'}
          </p>
          <ul class="inbox">
            {found.map((submission) => (
              <SubmissionRow
                key={submission.reference}
                submission={submission}
                site={site}
                onDelete={() => setDeleted(submission)}
              />
            ))}
          </ul>
        </>
      )}
      {deleted === 'older' && <DeleteOlder site={site} onClose={close} />}
      {deleted !== null && deleted !== 'older' && (
        <DeleteSubmission site={site} submission={deleted} onClose={close} />
      )}
    </ListView>
  );
}
