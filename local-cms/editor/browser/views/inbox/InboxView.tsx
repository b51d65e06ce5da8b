/** @jsxImportSource preact */
import './inbox.css';
import { useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { ListView } from '../../controls/ListView.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { Select } from '../../controls/Select.tsx';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';

const Submission = z.object({
  reference: z.string(),
  form: z.string(),
  language: z.string(),
  sent: z.string(),
  answers: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), file: z.string(), size: z.number() })),
});

type Submission = z.output<typeof Submission>;

const Inbox = z.object({
  forms: z.array(z.object({ id: z.string(), count: z.number() })),
  submissions: z.array(Submission),
  most: z.number(),
});

const toDate = (sent: string): string =>
  new Date(sent).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const contains = ({ reference, answers }: Submission, words: string): boolean =>
  [reference, ...Object.values(answers)].some((text) => text.toLowerCase().includes(words.toLowerCase()));

type RowProps = { submission: Submission; site: string };

/** One submission: what identifies it, and all answers when it is opened. */
const Row = ({ submission, site }: RowProps) => {
  const { reference, form, sent, answers, files } = submission;
  const given = Object.entries(answers).filter(([, text]) => text !== '');
  return (
    <li>
      <details>
        <summary>
          <span class="summary">
            {given
              .slice(0, 2)
              .map(([, text]) => text)
              .join(', ') || reference}
          </span>
          <span class="tag">{form}</span>
          <time class="quiet" dateTime={sent}>
            {toDate(sent)}
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
      </details>
    </li>
  );
};

/** What visitors have sent with the forms of the site. */
export function InboxView() {
  const [form, setForm] = useState('');
  const [words, setWords] = useState('');
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
    </>
  );
  return (
    <ListView title="Inbox" tools={tools} problem={problem}>
      {data && found.length === 0 && (
        <p class="nothing">{words ? 'No submission has these words.' : 'Nobody has sent a form yet.'}</p>
      )}
      {data && found.length > 0 && (
        <>
          <p class="hint">
            Submissions are kept on this machine only
            {all > data.most ? `; the newest ${data.most} are listed.` : '.'}
          </p>
          <ul class="inbox">
            {found.map((submission) => (
              <Row key={submission.reference} submission={submission} site={site} />
            ))}
          </ul>
        </>
      )}
    </ListView>
  );
}
