/** @jsxImportSource preact */
import { ListView } from '../../controls/ListView.tsx';
import { contentProblems, incomplete } from '../../state/content/problems.ts';
import { ProblemList } from './ProblemList.tsx';

/** What is wrong in the content files of all sites. */
export function ProblemsView() {
  const problems = contentProblems.value;
  return (
    <ListView title="Problems">
      {problems?.length === 0 && <p class="nothing">All content files are right.</p>}
      {problems && problems.length > 0 && (
        <>
          <p class="hint">
            What a problem makes impossible to show is shown as it was before, until it is mended here or in a
            text editor.
          </p>
          <ProblemList problems={problems} />
        </>
      )}
      {incomplete.value.length > 0 && (
        <>
          <h3>Drafts with empty fields</h3>
          <p class="hint">These drafts can be published when their required fields are filled in.</p>
          <ProblemList problems={incomplete.value} />
        </>
      )}
    </ListView>
  );
}
