/** @jsxImportSource preact */
import './problems.css';
import { ListView } from '../../controls/ListView.tsx';
import { here } from '../../state/content/content.ts';
import { type ContentProblem, contentProblems } from '../../state/content/problems.ts';
import { changePlace } from '../../state/place/parse-place.ts';
import { go, place } from '../../state/place/place.ts';

type Target = NonNullable<ContentProblem['place']>;

/** The page views name a page by its address without language. */
function toRoute({ language = '', page = '/' }: Target): string {
  const prefix = `/${language}`;
  if (page === prefix) return '/';
  return page.startsWith(`${prefix}/`) ? page.slice(prefix.length) : page;
}

function open(target: Target): void {
  const { view, site, language = '', item = '' } = target;
  const isPage = view === 'page';
  // A part that belongs to a page is emptied when another page is opened, so it is set afterwards.
  const opened = changePlace(place.value, {
    site,
    language: language || here.value.language,
    view: isPage ? '' : view,
    ...(isPage && { page: toRoute(target) }),
  });
  go({ ...opened, item, tab: 'content', state: '' });
}

const toLabel = ({ view, field }: Target): string => {
  if (view !== 'page') return `Open ${view}`;
  return field ? `Go to ${field}` : 'Go to page';
};

const Row = ({ problem }: { problem: ContentProblem }) => (
  <li>
    <div>
      <p>{problem.message}</p>
      <p class="quiet">
        <code>{problem.file}</code>, line {problem.line}
      </p>
    </div>
    {problem.place && (
      <button type="button" class="button" onClick={() => problem.place && open(problem.place)}>
        {toLabel(problem.place)}
      </button>
    )}
  </li>
);

/** What is wrong in the content files of all sites. */
export function ProblemsView() {
  const problems = contentProblems.value;
  return (
    <ListView title="Problems">
      {problems?.length === 0 && <p class="nothing">All content files are right.</p>}
      {problems && problems.length > 0 && (
        <>
          <p class="hint">
            A file with a problem is shown as it was before, until it is mended here or in a text editor.
          </p>
          <ul class="problem-list">
            {problems.map((problem) => (
              <Row key={`${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
            ))}
          </ul>
        </>
      )}
    </ListView>
  );
}
