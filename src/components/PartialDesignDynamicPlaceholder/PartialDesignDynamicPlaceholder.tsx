import { Placeholder } from '@/rendering/Placeholder';
import type { RenderingProps } from '@/rendering/types';

/** What pages share, such as the header. It has no element of its own: its content lies in the page's row. */
export function Default({ params, rendering }: RenderingProps) {
  return <Placeholder name={params?.sig ?? ''} rendering={rendering} />;
}
