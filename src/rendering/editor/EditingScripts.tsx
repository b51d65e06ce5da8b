import type { Layout } from '@/cms/layout-schema';

/** By its presence the SDK's helpers tell that the page editor is at work (editing protocol §1.5). */
const MARKER = { 'jss-hrz-editing': {} };

type EditingScriptsProps = { context: Layout['sitecore']['context'] };

/**
 * The scripts of the page editor and the data that they read from the page (spec §4). The SDK's own writes the data
 * without escaping it, so that `</script>` in a text would end the block (SDK facts §4).
 */
export function EditingScripts({ context }: EditingScriptsProps) {
  const { pageState, editMode, clientScripts = [], clientData } = context;
  if (pageState !== 'edit' || editMode !== 'metadata') return null;
  return (
    <>
      {clientScripts.filter(isWebAddress).map((src) => (
        <script key={src} src={src} />
      ))}
      {Object.entries({ ...clientData, ...MARKER }).map(([id, data]) => (
        <script key={id} id={id} type="application/json">
          {toJson(data)}
        </script>
      ))}
    </>
  );
}

function isWebAddress(src: string): boolean {
  return URL.canParse(src) && ['http:', 'https:'].includes(new URL(src).protocol);
}

/** JSON in which nothing ends or begins an element, a comment or a CDATA section. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
