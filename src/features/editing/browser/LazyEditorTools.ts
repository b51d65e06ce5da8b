import dynamic from 'next/dynamic';

export const LazyEditorTools = dynamic(() => import('./EditorTools').then((module) => module.EditorTools));
