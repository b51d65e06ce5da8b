// The names that Sitecore gives to what it decides, to the letter as the SDK's CdpHelper writes them (SDK facts §5):
// rules that editors make in XM Cloud are found by them.

/** Keeps the personalization of several sites in one tenant apart. */
type Scope = string | undefined;

/** What is decided for a page as a whole. */
export function toPageFriendlyId(pageId: string, language: string, scope: Scope): string {
  return `embedded_${toScopePrefix(scope)}${toPlainId(pageId)}_${toLanguagePart(language)}`.toLowerCase();
}

/** What is decided for one component of a page. */
export function toComponentFriendlyId(
  { pageId, componentId }: { pageId: string; componentId: string },
  language: string,
  scope: Scope,
): string {
  const ids = `${toPlainId(pageId)}_${toPlainId(componentId)}`;
  return `component_${toScopePrefix(scope)}${ids}_${toLanguagePart(language)}*`.toLowerCase();
}

/** What a page view says it has shown. */
export function toPageVariantId(
  { pageId, variantId }: { pageId: string; variantId: string },
  language: string,
  scope: Scope,
): string {
  const variant = variantId === '' || variantId === '_default' ? 'default' : variantId;
  return `${toScopePrefix(scope)}${toPlainId(pageId)}_${toLanguagePart(language)}_${variant}`.toLowerCase();
}

const toPlainId = (id: string): string => id.replace(/[{}-]/g, '');

/** Only the first dash: the SDK's rule, and so the one that the ids in Sitecore follow. */
const toLanguagePart = (language: string): string => language.replace('-', '_');

const toScopePrefix = (scope: Scope): string => (scope ? `${scope.replace(/[^a-zA-Z0-9]+/g, '')}_` : '');
