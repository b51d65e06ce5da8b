import type { PlaceholderProps } from '../component/types';
import { usePageContext } from '../context/page-data';

/** Shows the renderings of a placeholder, wherever the component runs. */
export function Placeholder(props: PlaceholderProps) {
  const { Slot } = usePageContext();
  return <Slot {...props} />;
}
