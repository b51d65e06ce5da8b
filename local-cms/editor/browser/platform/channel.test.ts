/** @jest-environment jsdom */
import { createChannel } from './channel.ts';
import type { Message } from './messages.ts';

const SITE = 'http://localhost:3000';

test('a channel takes the messages of its own frame and site, until it is closed', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const channel = createChannel(frame, SITE);
  const taken: Message[] = [];
  channel.listen((message) => taken.push(message));
  const tell = (key: string, origin: string, source: Window | null) => {
    const data = { channel: 'page-editor', name: 'hover', data: { key } };
    window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
  };
  tell('/own', SITE, frame.contentWindow);
  tell('/other-site', 'http://localhost:4000', frame.contentWindow);
  tell('/other-window', SITE, window);
  channel.close();
  tell('/late', SITE, frame.contentWindow);
  expect(taken).toEqual([expect.objectContaining({ name: 'hover', data: { key: '/own' } })]);
});
