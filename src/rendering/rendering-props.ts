import { isRecord } from '@/lib/json-kinds';
import type { RenderingProps } from './types';

/** What is made of a rendering fits every component: each takes its own fields for odd (field-values.ts). */
export function isRenderingProps(props: object): props is RenderingProps<never> {
  return isRecord(props) && isRecord(props.rendering);
}
