import { lazy } from 'react';

// `next/dynamic` would name its chunk in the document of visitors too.
export const LazyEditorTools = lazy(() =>
  import('./EditorTools').then((module) => ({ default: module.EditorTools })),
);
