import type { Layout } from '@/cms/schemas/layout-schema';

/** The id and the content of the element by which the SDK's helpers detect the page editor (editing protocol §1.5). */
const MARKER = { 'jss-hrz-editing': {} };

type EditingScriptsProps = { context: Layout['sitecore']['context'] };

/** Replaces the SDK's component, which does not escape `</script>` in the editor's data (spec §4, SDK facts §4). */
export function EditingScripts({ context }: EditingScriptsProps) {
  const { pageState, editMode, clientScripts = [], clientData } = context;
  if (pageState !== 'edit' || editMode !== 'metadata') return null;
  return (
    <>
      {clientScripts.filter(isWebUrl).map((src) => (
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

function isWebUrl(src: string): boolean {
  return URL.canParse(src) && ['http:', 'https:'].includes(new URL(src).protocol);
}

/** Escapes `<`, so that the JSON cannot end or begin an element, a comment or a CDATA section. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
