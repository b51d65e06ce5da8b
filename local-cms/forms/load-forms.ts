import { createContentError } from '../store/content-error.ts';
import type { LoadContext } from '../store/load-context.ts';
import { type FormFile, toFormFile } from './form-file.ts';

/** The forms of a site by id in lower case: `forms/<id>.yml`. */
export function loadForms({ paths, folder, files, lastGood, report, toName }: LoadContext) {
  const forms = new Map<string, FormFile>();
  for (const path of paths) {
    const [, name] = /^forms\/(.+)\.ya?ml$/.exec(path.slice(folder.length + 1)) ?? [];
    if (name === undefined) continue;
    if (!/^[\w-]{1,100}$/.test(name)) {
      report(createContentError(toName(path), 1, 'a form’s file is named with letters, digits, - and _'));
      continue;
    }
    const { value } = lastGood.forms(path, () => toFormFile(files.source(path), name));
    if (value) forms.set(name.toLowerCase(), value);
  }
  return forms;
}
