/** The SDK's name of the placeholder that holds a component shown alone (SDK facts §4). */
export const COMPONENT_PLACEHOLDER = 'editing-componentmode-placeholder';
