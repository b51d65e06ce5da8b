// The texts are those of the spec (§5, §6, §8), with the SDK's words for `...` (SDK facts §6).

/** Shown to editors and developers when a placeholder or an external component fails. */
export const toRenderingError = (message: string) => `A rendering error occurred: ${message}.`;

/** Shown to editors and developers when a component fails, above the error message. */
export const toComponentError = (name: string) => `A rendering error occurred in component ${name}`;

/** Shown to visitors when a component fails. */
export const SECTION_PROBLEM = 'There was a problem loading this section.';

export const LOADING = 'Loading component...';

export const MISSING_IMPLEMENTATION =
  'JSS component is missing React implementation. See the developer console for more information.';

export const EXTERNAL_NOT_REGISTERED = 'BYOC: This component was not registered.';

export const EXTERNAL_WITHOUT_NAME = 'BYOC: The ComponentName for this rendering is missing';

export const HIDDEN_WHILE_EDITING = 'The component is hidden';

export const DATASOURCE_REQUIRED = 'Datasource is required. Please choose a content item for this component.';

export const EDITING_SECRET_MISSING = 'The JSS_EDITING_SECRET environment variable is missing or invalid.';

export const CACHE_TIMEOUT_NOT_POSITIVE = 'A cache timeout must be a positive number';
