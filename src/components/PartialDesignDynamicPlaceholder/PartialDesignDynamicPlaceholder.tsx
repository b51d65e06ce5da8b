import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

/** A partial design, such as the header. It adds no element, so its renderings are in the page's own row. */
export function Default({ params, rendering }: RenderingProps<NoFields, 'sig'>) {
  return <Placeholder name={params.sig ?? ''} rendering={rendering} />;
}
