import dynamic from 'next/dynamic';

/** Loaded only for editors. */
export const LazyEditorTools = dynamic(() => import('./EditorTools').then((module) => module.EditorTools));
