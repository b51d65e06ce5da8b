import { listProblems } from './check-components.ts';
import { generateFiles } from './generate-files.ts';
import { listForeignFiles, listGoneFiles, listOutdatedFiles } from './list-outdated-files.ts';
import { createModuleGraph } from './module-graph.ts';
import { readComponents } from './read-components.ts';

/** What codegen would change, or the problems because of which it changes nothing. */
export type Changes = {
  problems: string[];
  outdated: [file: string, content: string][];
  gone: string[];
};

/** Reads the project in the current folder, and finds out which of its generated files must change. */
export function readChanges(): Changes {
  const graph = createModuleGraph('.');
  const components = readComponents('.', graph);
  const problems = [
    ...listProblems(components, graph),
    ...listForeignFiles(components).map(
      (
        file,
      ) => `${file} is not from codegen, which would overwrite it. Move its settings to the file of that name in the
folder of the project, and delete it.`,
    ),
  ];
  if (problems.length > 0) return { problems, outdated: [], gone: [] };
  const generated = generateFiles(components);
  return { problems, outdated: listOutdatedFiles(generated), gone: listGoneFiles(generated) };
}
