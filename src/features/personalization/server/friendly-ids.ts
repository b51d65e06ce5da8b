// XM Cloud finds its rules by these ids, so they have exactly the form of the SDK's CdpHelper (SDK facts §5).

/** An optional part of each id, which keeps the personalization of several sites in one tenant apart. */
type Scope = string | undefined;

export function toPageFriendlyId(pageId: string, language: string, scope: Scope): string {
  return `embedded_${toScopePrefix(scope)}${toPlainId(pageId)}_${toLanguagePart(language)}`.toLowerCase();
}

export function toComponentFriendlyId(
  { pageId, componentId }: { pageId: string; componentId: string },
  language: string,
  scope: Scope,
): string {
  const ids = `${toPlainId(pageId)}_${toPlainId(componentId)}`;
  return `component_${toScopePrefix(scope)}${ids}_${toLanguagePart(language)}*`.toLowerCase();
}

export function toPageVariantId(
  { pageId, variantId }: { pageId: string; variantId: string },
  language: string,
  scope: Scope,
): string {
  const variant = variantId === '' || variantId === '_default' ? 'default' : variantId;
  return `${toScopePrefix(scope)}${toPlainId(pageId)}_${toLanguagePart(language)}_${variant}`.toLowerCase();
}

const toPlainId = (id: string): string => id.replace(/[{}-]/g, '');

/** Replaces only the first dash, as the SDK does. */
const toLanguagePart = (language: string): string => language.replace('-', '_');

const toScopePrefix = (scope: Scope): string => (scope ? `${scope.replace(/[^a-zA-Z0-9]+/g, '')}_` : '');
