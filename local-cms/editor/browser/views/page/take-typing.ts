import type { Message } from '../../platform/messages.ts';
import { here } from '../../state/content/content.ts';
import { createQueue } from '../../state/create-queue.ts';
import { toId } from '../../state/ids.ts';
import { isRichText } from '../../state/page/open-page.ts';
import { holdRenewal, releaseRenewal } from '../../state/page/renewal.ts';
import { loadItem } from '../../state/saving/items.ts';
import { takeLate, takeValue } from '../../state/saving/late-values.ts';
import { saveItem } from '../../state/saving/save-items.ts';
import { showProblem } from '../../state/status.ts';

type Typing = Extract<Message, { name: 'began' | 'input' | 'ended' }>;

async function take({ name, data }: Typing, language: string): Promise<void> {
  const itemId = toId(data.item);
  if (name === 'began') return loadItem(itemId, language);
  if (name === 'input') return takeValue({ itemId, language, name: data.field, value: data.value });
  await takeLate();
  await saveItem(itemId, language);
}

const inTurn = createQueue();

/** Takes what is typed on the page, in its order and in the language that is open now. */
export function takeTyping(message: Typing): void {
  const { name, data } = message;
  const key = `${data.item} ${data.field}`;
  if (name === 'began') holdRenewal(isRichText(data.item, data.field) ? key : '');
  const { language } = here.value;
  inTurn(() => take(message, language))
    .finally(() => name === 'ended' && releaseRenewal(key))
    .catch(showProblem);
}
