import type { Channel } from '../../platform/channel.ts';
import { EditorProblem } from '../../platform/client.ts';
import type { Message } from '../../platform/messages.ts';
import { mayChange } from '../../state/content/content.ts';
import { uploadFile } from '../../state/content/media.ts';
import { toMediaUrl } from '../../state/content/media-url.ts';
import { toId } from '../../state/ids.ts';
import { askForAlt, askForLink, askForPicture } from '../../state/requests.ts';
import { findItem, loadItem, saveItem, typeValue } from '../../state/saving/items.ts';
import { announce, showProblem } from '../../state/status.ts';

async function sendRichText(item: string, field: string, channel: Channel): Promise<void> {
  const id = toId(item);
  await loadItem(id);
  const edited = findItem(id);
  const saved = edited?.item.fields.nodes.find(({ name }) => name === field)?.jsonValue;
  const html = edited?.typed.has(field) ? edited.typed.get(field) : saved;
  const text = typeof html === 'string' ? html : '';
  channel.send('richText', { item, field, html: text, mediaUrl: toMediaUrl() });
}

async function replacePicture(item: string, field: string, file: File): Promise<void> {
  if (!mayChange.value) return;
  const id = toId(item);
  await loadItem(id);
  const picture = await uploadFile(file);
  const alt = await askForAlt(picture);
  if (alt === null) return;
  typeValue(id, field, { media: picture.path, alt });
  await saveItem(id);
}

async function answer(message: Message, channel: Channel): Promise<void> {
  switch (message.name) {
    case 'askRichText':
      return sendRichText(message.data.item, message.data.field, channel);
    case 'notEditable':
      return announce('This text has parts that are edited in its source, in the panel.');
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
