import {
  type ComponentRendering,
  type RouteData,
  Placeholder as SdkPlaceholder,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { isRecord } from './field-values';
import { useIsEditing, usePage } from './page';
import { warnOnce } from './warn-once';

type PlaceholderProps = {
  /** As asked for: `headless-main`, `column-1-4`. The layout may name it by its pattern, `column-1-{*}`. */
  name: string;
  /** The rendering, or the route, whose placeholder it is. */
  rendering: { uid?: string; componentName?: string; placeholders?: unknown };
};

const HIDDEN_RENDERING = 'Hidden Rendering';
// What the SDK writes into the chromes of a page's own placeholders; as a uid it is the React key as well.
const ROUTE_UID = '00000000-0000-0000-0000-000000000000';

/** Renders what the editor put into a placeholder. */
export function Placeholder({ name, rendering }: PlaceholderProps) {
  const { context } = usePage().layout.sitecore;
  const isEditing = useIsEditing();
  const key = findPlaceholderKey(rendering.placeholders, name);
  if (key === null) {
    warnOnce(`The layout has no placeholder '${name}' in ${rendering.componentName ?? 'the page'}.`);
    return null;
  }
  // The chromes of an editor need the layout as it came. Otherwise the SDK would rename the placeholder in the
  // very layout that the page holds, so it gets a copy that needs no renaming.
  const shown =
    context.editMode === 'metadata' ? toFramed(rendering) : toShown(rendering, name, key, isEditing);
  return isSdkRendering(shown) ? <SdkPlaceholder name={name} rendering={shown} /> : null;
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

function toFramed(rendering: PlaceholderProps['rendering']) {
  return rendering.uid ? rendering : { ...rendering, uid: ROUTE_UID };
}

function toShown(rendering: PlaceholderProps['rendering'], name: string, key: string, isEditing: boolean) {
  const found = isRecord(rendering.placeholders) ? rendering.placeholders[key] : null;
  const shown = (Array.isArray(found) ? found : []).filter(
    (child) => isEditing || (isRecord(child) && isShownToVisitors(child.componentName)),
  );
  return { ...rendering, placeholders: { [name]: shown } };
}

function isShownToVisitors(componentName: unknown): boolean {
  return typeof componentName === 'string' && componentName !== '' && componentName !== HIDDEN_RENDERING;
}

function isSdkRendering(value: { placeholders?: unknown }): value is ComponentRendering | RouteData {
  return isRecord(value.placeholders);
}
