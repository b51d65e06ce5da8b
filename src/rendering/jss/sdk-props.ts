import type { ComponentFields, ComponentParams, ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { isRecord } from '@/platform/json/json-types';
import type { Rendering } from '../component/types';
import { toSdkRendering } from './sdk-rendering';

type SdkProps = { fields?: ComponentFields; params: ComponentParams; rendering: ComponentRendering };

type Surroundings = { componentData: Readonly<Record<string, unknown>>; isEditing: boolean };

/** Returns the props that the SDK's placeholder gives to a component. */
export function toSdkProps(original: Rendering, { componentData, isEditing }: Surroundings): SdkProps {
  const rendering = toSdkRendering(original, isEditing);
  const { uid = '', fields, params = {} } = rendering;
  const data = componentData[uid];
  return {
    ...(fields && { fields: { ...fields } }),
    params: { ...params },
    rendering,
    // What the component's `getStaticProps` returns. Components may also read it with `useComponentProps`.
    ...(isRecord(data) && data),
  };
}
