import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

/** Shows a partial design, such as the header. Its renderings are in the page's row, without an element around them. */
export function Default({ params, rendering }: RenderingProps<NoFields, 'sig'>) {
  return <Placeholder name={params.sig ?? ''} rendering={rendering} />;
}
