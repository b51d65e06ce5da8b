import type { AnyField } from './field-values';
import { Frame } from './fields';
import { toFile } from './to-file';

type FileLinkProps = { field?: AnyField; className?: string };

/** A plain link to a file, with its kind: whoever follows it should know what comes. */
export function FileLink({ field, className }: FileLinkProps) {
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
