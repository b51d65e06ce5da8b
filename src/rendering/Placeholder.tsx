import { isRecord } from '@/lib/json-kinds';
import { LazySdkPlaceholder } from './LazySdkPlaceholder';
import { useIsEditing, usePage } from './page';
import type { Rendering } from './types';
import { VisitorRendering } from './VisitorRendering';
import { warnOnce } from './warn-once';

type PlaceholderProps = {
  /** As asked for: `headless-main`, `column-1-4`. The layout may name it by its pattern, `column-1-{*}`. */
  name: string;
  /** The rendering, or the route, whose placeholder it is. */
  rendering: { uid?: string; componentName?: string; placeholders?: unknown };
};

const HIDDEN_RENDERING = 'Hidden Rendering';

/** Renders what the editor put into a placeholder. */
export function Placeholder({ name, rendering }: PlaceholderProps) {
  const { editMode } = usePage().layout.sitecore.context;
  const isEditing = useIsEditing();
  const key = findPlaceholderKey(rendering.placeholders, name);
  if (key === null) {
    if (typeof window === 'undefined') {
      warnOnce(`The layout has no placeholder '${name}' in ${rendering.componentName ?? 'the page'}.`);
    }
    return null;
  }
  // The chromes of an editor are the SDK's and need the layout as it came.
  if (isEditing && editMode === 'metadata') return <LazySdkPlaceholder name={name} rendering={rendering} />;
  return (
    findRenderings(rendering.placeholders, key)
      .filter(isShownToVisitors)
      // biome-ignore lint/suspicious/noArrayIndexKey: two renderings of a broken page may carry the same uid
      .map((child, index) => <VisitorRendering key={`${child.uid}${index}`} rendering={child} />)
  );
}
/** `null`: there is no such placeholder, or its content is no list. */
function findPlaceholderKey(placeholders: unknown, name: string): string | null {
  if (!isRecord(placeholders)) return null;
  const key = Object.hasOwn(placeholders, name)
    ? name
    : Object.keys(placeholders).find((pattern) => isNameOf(pattern, name));
  return key !== undefined && Array.isArray(placeholders[key]) ? key : null;
}

function isNameOf(pattern: string, name: string): boolean {
  const [start = '', end] = pattern.split('{*}', 2);
  if (end === undefined || !name.startsWith(start) || !name.endsWith(end)) return false;
  return /^\d+$/.test(name.slice(start.length, name.length - end.length));
}

function findRenderings(placeholders: unknown, key: string): Rendering[] {
  const found = isRecord(placeholders) ? placeholders[key] : null;
  return Array.isArray(found) ? found.filter((rendering): rendering is Rendering => isRecord(rendering)) : [];
}

function isShownToVisitors({ componentName }: Rendering): boolean {
  return typeof componentName === 'string' && componentName !== '' && componentName !== HIDDEN_RENDERING;
}
