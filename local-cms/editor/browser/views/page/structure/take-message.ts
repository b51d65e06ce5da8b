import type { Message } from '../../../platform/messages.ts';
import { boxes, scrollTop } from '../../../state/page/structure.ts';

/** Takes what the page reports about its structure. */
export function takeStructure(message: Message): void {
  if (message.name === 'boxes') boxes.value = message.data.boxes;
  else if (message.name === 'scrolled') scrollTop.value = message.data.top;
}
