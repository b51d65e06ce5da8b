import { listProblems } from './check-components.ts';
import { generateFiles } from './generate-files.ts';
import { listMissing, listNotTaken } from './list-notes.ts';
import { listForeignFiles, listGoneFiles, listOutdatedFiles } from './list-outdated-files.ts';
import { listSyntaxErrors } from './list-syntax-errors.ts';
import { createModuleGraph } from './module-graph.ts';
import { readComponents } from './read-components.ts';

/** What codegen would change, or the problems because of which it changes nothing. */
export type Changes = {
  problems: string[];
  /** What a developer must do before the project can be built. */
  warnings: string[];
  outdated: [file: string, content: string][];
  gone: string[];
  /** The names of the templates that are removed because no component has them. */
  removedTemplates: string[];
};

/** Reads the project in the current folder, and finds out which of its generated files must change. */
export function readChanges(): Changes {
  const graph = createModuleGraph('.');
  const unchanged = { warnings: [], outdated: [], gone: [], removedTemplates: [] };
  const errors = listSyntaxErrors('.', graph);
  if (errors.length > 0) return { problems: errors, ...unchanged };
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
  if (problems.length > 0) return { problems, ...unchanged };
  const { files, removedTemplates } = generateFiles(components);
  return {
    problems,
    warnings: [...listMissing(components, graph), ...listNotTaken('.')],
    outdated: listOutdatedFiles(files),
    gone: listGoneFiles(files),
    removedTemplates,
  };
}
