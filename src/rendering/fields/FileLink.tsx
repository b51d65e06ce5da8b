import type { Field } from '../component/types';
import { Frame } from './fields';
import { toFile } from './to-file';

/** Links to a file. If the link's text does not contain the file extension, adds it, as in `Report (PDF)`. */
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
