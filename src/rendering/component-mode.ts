/** Where a component stands that is shown alone; the SDK's name for it (SDK facts §4). */
export const COMPONENT_PLACEHOLDER = 'editing-componentmode-placeholder';
