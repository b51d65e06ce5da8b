/** @jest-environment jsdom */
// The frame and the session are fakes; what the page reports comes through the real channel.
import { createChannel } from './channel.ts';
import { createFrame } from './frame.ts';

const SITE = 'http://localhost:3000';

function open() {
  const requested: string[] = [];
  globalThis.fetch = async (_path, init) => {
    const { route } = JSON.parse(String(init?.body));
    requested.push(route);
    return { ok: true, json: async () => ({ location: route }) } as Response;
  };
  const source = { location: { replace: jest.fn() }, postMessage: jest.fn() };
  const element = document.createElement('iframe');
  Object.defineProperty(element, 'contentWindow', { value: source });
  const frame = createFrame(element, createChannel(element, SITE), SITE, () => []);
  const report = async (loadedAt: number) => {
    const data = { state: 'edit', path: '/', loadedAt, outline: [], faults: [] };
    const message = { channel: 'page-editor', name: 'outline', data };
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(Object.assign(new Event('message'), { origin: SITE, source, data: message }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { frame, report, requested };
}

const toSession = (route: string) => ({ mode: 'edit', route });

test('a page is shown when it reports itself, not when the page before does so late', async () => {
  const { frame, report } = open();
  await report(1);
  const shown = jest.fn();
  const showing = frame.showPage(toSession('/b'), '/b').then(shown);
  await report(1);
  await report(1);
  expect(shown).not.toHaveBeenCalled();
  await report(2);
  await showing;
});

test('a page that will be needed does not take the session of the one that is being shown', async () => {
  const { frame, report, requested } = open();
  const showing = frame.showPage(toSession('/a'), '/a');
  frame.expectPage(toSession('/b'));
  await report(1);
  await showing;
  expect(requested).toEqual(['/a']);
  frame.expectPage(toSession('/b'));
  await report(1);
  expect(requested).toEqual(['/a', '/b']);
});
