const SDK_COMPONENTS = ['FEaaSComponent', 'FEaaSWrapper', 'BYOCComponent', 'BYOCWrapper'];

/** Whether the SDK has a component of its own for renderings of this name. */
export function isSdkComponent(componentName: string): boolean {
  return SDK_COMPONENTS.includes(componentName);
}
