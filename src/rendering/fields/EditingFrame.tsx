import {
  DefaultEmptyFieldEditingComponentImage,
  DefaultEmptyFieldEditingComponentText,
  withEmptyFieldEditingComponent,
  withFieldMetadata,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { FC, ReactNode } from 'react';
import { isRecord } from '@/platform/json/json-types';
import type { Field } from '../component/types';

type SdkFrameProps = {
  field?: { value?: unknown; metadata?: Record<string, unknown> };
  children: ReactNode;
};

const createFrame = (defaultEmptyFieldEditingComponent: FC) =>
  withFieldMetadata<SdkFrameProps>(
    withEmptyFieldEditingComponent<SdkFrameProps>(({ children }) => children, {
      defaultEmptyFieldEditingComponent,
    }),
  );

const TextFrame = createFrame(DefaultEmptyFieldEditingComponentText);
const ImageFrame = createFrame(DefaultEmptyFieldEditingComponentImage);

type EditingFrameProps = { field: Field; kind: 'text' | 'image'; children: ReactNode };

/** Draws the SDK's chromes around a field and shows the SDK's hint in an empty field. Only editors download it. */
export function EditingFrame({ field: { value, metadata }, kind, children }: EditingFrameProps) {
  const SdkFrame = kind === 'image' ? ImageFrame : TextFrame;
  return (
    <SdkFrame field={{ value, metadata: isRecord(metadata) ? metadata : undefined }}>{children}</SdkFrame>
  );
}
