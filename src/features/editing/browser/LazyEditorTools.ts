import dynamic from 'next/dynamic';

/** A chunk of its own, which only editors download. */
export const LazyEditorTools = dynamic(() => import('./EditorTools').then((module) => module.EditorTools));
