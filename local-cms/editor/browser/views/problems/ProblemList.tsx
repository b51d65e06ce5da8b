/** @jsxImportSource preact */
import './problems.css';
import { focusView } from '../../controls/focus-view.ts';
import { here } from '../../state/content/content.ts';
import type { ContentProblem } from '../../state/content/problems.ts';
import { select } from '../../state/page/open-page.ts';
import { findKey, findRendering } from '../../state/page/structure.ts';
import { changePlace } from '../../state/place/parse-place.ts';
import { go, place } from '../../state/place/place.ts';
import { fieldRequest } from '../../state/requests.ts';

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
  const key = item && findKey(item);
  // On the same page the address alone selects nothing, and does not scroll to what is selected already.
  if (isPage && (key || !item)) select(key, { shouldScroll: true });
  if (target.field) fieldRequest.value = { item, field: target.field };
  else focusView();
}

const toLabel = ({ view, field }: Target): string => {
  if (view !== 'page') return `Open ${view}`;
  return field ? `Go to ${field}` : 'Go to page';
};

type RowProps = { problem: ContentProblem; hasFile: boolean; onOpen: (() => void) | undefined };

/** What people call the component that has a problem, if the page shows it. */
const toPart = ({ place: found }: ContentProblem): string => {
  const part = found?.item ? findRendering(found.item) : undefined;
  return part ? `${part.label}: ` : '';
};

const Row = ({ problem, hasFile, onOpen }: RowProps) => (
  <li>
    <div>
      <p>
        {toPart(problem)}
        {problem.message}
      </p>
      {hasFile && (
        <p class="quiet">
          <code>{problem.file}</code>, line {problem.line}
        </p>
      )}
    </div>
    {problem.place && (
      <button
        type="button"
        class="button"
        onClick={() => {
          if (problem.place) open(problem.place);
          onOpen?.();
        }}
      >
        {toLabel(problem.place)}
      </button>
    )}
  </li>
);

type ProblemListProps = {
  problems: readonly ContentProblem[];
  /** Whether it says in which file a problem is. */
  hasFiles?: boolean;
  onOpen?: () => void;
};

/** Problems of content files, each with a way to where it can be fixed. */
export const ProblemList = ({ problems, hasFiles = true, onOpen }: ProblemListProps) => (
  <ul class="problem-list">
    {problems.map((problem) => (
      <Row
        key={`${problem.file} ${problem.line} ${problem.message}`}
        problem={problem}
        hasFile={hasFiles}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
