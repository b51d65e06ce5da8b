import type { Field } from '../component/types';
import { Frame } from './fields';
import { toFile } from './to-file';

/** A link to a file. Adds the file extension to a text that does not contain it, as in `Report (PDF)`. */
export function FileLink({ field, className }: { field?: Field; className?: string }) {
  const file = toFile(field);
  const kind = file?.kind && !file.text.toUpperCase().includes(file.kind) ? ` (${file.kind})` : '';
  return (
    <Frame field={field}>
      {file && (
        <a className={className} href={file.src}>
          {file.text + kind}
        </a>
      )}
    </Frame>
  );
}
