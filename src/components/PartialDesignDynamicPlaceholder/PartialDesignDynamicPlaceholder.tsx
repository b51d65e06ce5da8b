import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

/** A partial design, such as the header. It has no element of its own, so its content lies in the page's row. */
export function Default({ params, rendering }: RenderingProps<NoFields, 'sig'>) {
  return <Placeholder name={params.sig ?? ''} rendering={rendering} />;
}
