import {
  DefaultEmptyFieldEditingComponentImage,
  DefaultEmptyFieldEditingComponentText,
  withEmptyFieldEditingComponent,
  withFieldMetadata,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { ReactNode } from 'react';
import type { AnyField } from './field-values';

type FrameProps = { field?: AnyField; children: ReactNode };

const TextFrame = withFieldMetadata<FrameProps>(
  withEmptyFieldEditingComponent<FrameProps>(({ children }) => children, {
    defaultEmptyFieldEditingComponent: DefaultEmptyFieldEditingComponentText,
  }),
);

const ImageFrame = withFieldMetadata<FrameProps>(
  withEmptyFieldEditingComponent<FrameProps>(({ children }) => children, {
    defaultEmptyFieldEditingComponent: DefaultEmptyFieldEditingComponentImage,
  }),
);

/** What an editor needs around a field: its chromes, and a frame where it is empty. A chunk of its own. */
export function EditingFrame({ kind, ...props }: FrameProps & { kind: 'text' | 'image' }) {
  return kind === 'image' ? <ImageFrame {...props} /> : <TextFrame {...props} />;
}
