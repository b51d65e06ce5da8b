/** The modules whose exports count as React's. */
export const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const REACT_NAMES = [
  'createPortal',
  'lazy',
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

/** What the SDK exports that only works in the browser. Everything else it renders as HTML. */
const SDK_NAMES = [
  'BYOCComponent',
  'BYOCWrapper',
  'DesignLibrary',
  'FEaaSComponent',
  'FEaaSWrapper',
  'Form',
  'VisitorIdentification',
];

const MODULES = ['next/dynamic', 'next/navigation', 'next/router', 'next/script', 'react-dom/client'];

/** Whether React's export of this name needs the browser: HTML alone has no state, no effects and no portals. */
export function isBrowserName(name: string): boolean {
  return REACT_NAMES.includes(name);
}

/** Whether this is the name of such a hook. Compiled code calls hooks on an object of any name. */
export function isBrowserHook(name: string): boolean {
  return name.startsWith('use') && REACT_NAMES.includes(name);
}

/** Whether the SDK's export of this name needs the browser. */
export function isSdkBrowserName(specifier: string, name: string): boolean {
  return specifier.startsWith('@sitecore-jss/') && SDK_NAMES.includes(name);
}

export function isBrowserModule(specifier: string): boolean {
  return MODULES.includes(specifier.replace(/\.js$/, ''));
}

export function isComponentClass(name: string): boolean {
  return name === 'Component' || name === 'PureComponent';
}

/** Whether a function of this name creates an element. Compiled JSX consists of such calls. */
export function isElementFactory(name: string): boolean {
  return ['cloneElement', 'createElement', 'jsx', 'jsxs', 'jsxDEV'].includes(name);
}

export function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}
