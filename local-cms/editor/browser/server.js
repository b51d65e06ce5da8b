/** What the CMS refuses, or cannot get from the site; its text says what to do. */
export class EditorProblem extends Error {}

async function ask(path, request) {
  const response = await fetch(path, request).catch((cause) => {
    throw new EditorProblem('The CMS does not answer. Is npm start still running?', { cause });
  });
  const answer = await response.json();
  if (!response.ok) throw new EditorProblem(answer.problem);
  return answer;
}

/** All sites, languages, pages with their versions, and components; and where the site is. */
export const fetchContent = () => ask('/editor/content');

/** The components and variants of a page as a version of it has them. */
export const fetchPage = (parameters) => ask(`/editor/page?${new URLSearchParams(parameters)}`);

/** Opens a session of a few seconds; its cookies come with the answer. Gives the path to go to. */
export async function openSession(request) {
  const body = JSON.stringify(request);
  const headers = { 'content-type': 'application/json' };
  const { location } = await ask('/editor/session', { method: 'POST', headers, body });
  return location;
}
