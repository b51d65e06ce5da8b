/** @jsxImportSource preact */
import { ListView } from '../../controls/ListView.tsx';
import { contentProblems, incomplete } from '../../state/content/problems.ts';
import { ProblemList } from './ProblemList.tsx';

/** What is wrong in the content files of all sites. */
export function ProblemsView() {
  const problems = contentProblems.value;
  return (
    <ListView title="Problems">
      {problems?.length === 0 && <p class="nothing">No problems found.</p>}
      {problems && problems.length > 0 && (
        <>
          <p class="hint">
            The site shows the last valid content until a problem is fixed here or in a text editor.
          </p>
          <ProblemList problems={problems} />
        </>
      )}
      {incomplete.value.length > 0 && (
        <>
          <h3>Drafts with empty fields</h3>
          <p class="hint">Fill in the required fields of these drafts to publish them.</p>
          <ProblemList problems={incomplete.value} />
        </>
      )}
    </ListView>
  );
}
