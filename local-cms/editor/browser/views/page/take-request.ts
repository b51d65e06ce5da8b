import type { Channel } from '../../platform/channel.ts';
import { EditorProblem } from '../../platform/client.ts';
import type { Message } from '../../platform/messages.ts';
import { here, mayChange } from '../../state/content/content.ts';
import { uploadFile } from '../../state/content/media.ts';
import { toMediaUrl } from '../../state/content/media-url.ts';
import { toId } from '../../state/ids.ts';
import { askForAlt, askForLink, askForPicture } from '../../state/requests.ts';
import { findItem, loadItem } from '../../state/saving/items.ts';
import { saveItem } from '../../state/saving/save-items.ts';
import { takeValue } from '../../state/saving/unloaded-values.ts';
import { explain, showProblem } from '../../state/status.ts';

async function sendRichText(item: string, field: string, channel: Channel): Promise<void> {
  const id = toId(item);
  const { language } = here.value;
  await loadItem(id, language);
  const edited = findItem(id, language);
  const saved = edited?.item.fields.nodes.find(({ name }) => name === field)?.jsonValue;
  const html = edited?.typed.has(field) ? edited.typed.get(field) : saved;
  const text = typeof html === 'string' ? html : '';
  channel.send('richText', { item, field, html: text, mediaUrl: toMediaUrl() });
}

async function replacePicture(item: string, field: string, file: File): Promise<void> {
  if (!mayChange.value) return;
  const itemId = toId(item);
  const { language } = here.value;
  await loadItem(itemId, language);
  const picture = await uploadFile(file);
  const alt = await askForAlt(picture);
  if (alt === null) return;
  await takeValue({ itemId, language, name: field, value: { media: picture.path, alt } });
  await saveItem(itemId, language);
}

async function answer(message: Message, channel: Channel): Promise<void> {
  switch (message.name) {
    case 'askRichText':
      return sendRichText(message.data.item, message.data.field, channel);
    case 'notEditable':
      return explain('This text has parts that are edited in its source, in the panel.');
    case 'askLink':
      return channel.send('link', { href: await askForLink(message.data.href) });
    case 'askPicture':
      return channel.send('picture', (await askForPicture()) ?? {});
    case 'dropped':
      return replacePicture(message.data.item, message.data.field, message.data.file);
    case 'failed':
      throw new EditorProblem(message.data.message);
  }
}

/** Answers what the page asks for while its texts and pictures are edited. */
export function takeRequest(message: Message, channel: Channel): void {
  answer(message, channel).catch(showProblem);
}
