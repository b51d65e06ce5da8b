import type { Message } from '../../platform/messages.ts';
import { createQueue } from '../../state/create-queue.ts';
import { toId } from '../../state/ids.ts';
import { isRichText } from '../../state/page/open-page.ts';
import { holdRenewal, releaseRenewal } from '../../state/page/renewal.ts';
import { findItem, loadItem, saveItem, typeValue } from '../../state/saving/items.ts';
import { showProblem } from '../../state/status.ts';

type Typing = Extract<Message, { name: 'began' | 'input' | 'ended' }>;

async function take({ name, data }: Typing): Promise<void> {
  const id = toId(data.item);
  if (name === 'began' || !findItem(id)) await loadItem(id);
  if (name === 'input') typeValue(id, data.field, data.value);
  if (name === 'ended') await saveItem(id);
}

const inTurn = createQueue();

/** Takes what is typed on the page, in its order. */
export function takeTyping(message: Typing): void {
  const { name, data } = message;
  const key = `${data.item} ${data.field}`;
  if (name === 'began') holdRenewal(isRichText(data.item, data.field) ? key : '');
  inTurn(() => take(message))
    .finally(() => name === 'ended' && releaseRenewal(key))
    .catch(showProblem);
}
