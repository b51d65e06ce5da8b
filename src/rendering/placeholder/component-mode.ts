/** The SDK's name of the only placeholder on a page of the design library (SDK facts §4). */
export const COMPONENT_PLACEHOLDER = 'editing-componentmode-placeholder';
