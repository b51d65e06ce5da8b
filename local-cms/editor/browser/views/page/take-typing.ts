import type { Message } from '../../platform/messages.ts';
import { here } from '../../state/content/content.ts';
import { toId } from '../../state/ids.ts';
import { isRichText } from '../../state/page/open-page.ts';
import { closeRichText, openRichText } from '../../state/page/renewal.ts';
import { saveItem } from '../../state/saving/save-items.ts';
import { openIfTyped, openItem, takeValue } from '../../state/saving/unloaded-values.ts';
import { showProblem } from '../../state/status.ts';

type Typing = Extract<Message, { name: 'began' | 'input' | 'ended' }>;

async function take({ name, data }: Typing, language: string): Promise<void> {
  const itemId = toId(data.item);
  if (name === 'began') return openItem(itemId, language);
  if (name === 'input') return takeValue({ itemId, language, name: data.field, value: data.value });
  await openIfTyped(itemId, language);
  await saveItem(itemId, language);
}

/** Takes what is typed on the page, in the language that is open now. */
export function takeTyping(message: Typing): void {
  const { name, data } = message;
  const key = `${data.item} ${data.field}`;
  if (name === 'began') openRichText.value = isRichText(data.item, data.field) ? key : null;
  take(message, here.value.language)
    .finally(() => name === 'ended' && closeRichText(key))
    .catch(showProblem);
}
