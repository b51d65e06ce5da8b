import type { Box } from '../../../platform/messages.ts';

export const toPixels = ({ top, left, width, height }: Box) => ({
  top: `${top}px`,
  left: `${left}px`,
  width: `${width}px`,
  height: `${height}px`,
});
