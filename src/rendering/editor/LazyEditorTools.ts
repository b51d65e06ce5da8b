import dynamic from 'next/dynamic';

/** Visitors never download it. */
export const LazyEditorTools = dynamic(() => import('./EditorTools').then((module) => module.EditorTools));
