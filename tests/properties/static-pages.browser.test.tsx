/** @jest-environment jsdom */
import '../support/jest/web-streams.ts';
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LiveLayout } from '@/layouts/LiveLayout';
import { StaticLayout } from '@/layouts/StaticLayout';
import { withoutDocumentParts } from '@/layouts/without-document-parts';
import { layoutOf } from '../support/fakes/page-dependencies';
import { malformedLayout } from '../support/fixtures/malformed-layout';
import { propertyRuns } from '../support/jest/property-runs.ts';
import { components, type VisitorPage } from '../support/static-pages/build-visitor-page';
import { movingRenderings } from '../support/static-pages/moving-layout';
import type { Components } from '../support/static-pages/own-components';

/** Loads the server's code with a React of its own, because two renderers cannot share React's contexts. */
function requireServer(): typeof import('../support/static-pages/build-visitor-page') {
  let server: typeof import('../support/static-pages/build-visitor-page') | undefined;
  jest.isolateModules(() => {
    server = jest.requireActual('../support/static-pages/build-visitor-page');
  });
  if (!server) throw new Error('The module has no exports.');
  return server;
}

const { buildVisitorPage } = requireServer();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until every island has a React root, and until nothing changes any more. */
async function settle(container: Element): Promise<void> {
  const isHydrated = (place: Element) =>
    Object.keys(place).some((name) => name.startsWith('__reactContainer'));
  let html = '';
  let unchanged = 0;
  for (let attempt = 0; attempt < 300 && unchanged < 8; attempt++) {
    await wait(2);
    const waiting = [...container.querySelectorAll('[data-island]')].filter((place) => !isHydrated(place));
    // Some islands wait until the visitor uses them.
    for (const place of waiting) place.dispatchEvent(new Event('focusin', { bubbles: true }));
    const areHydrated = waiting.length === 0;
    const areReady = !/Loading|data-hydrated="false"/.test(container.innerHTML);
    const isSettled = areHydrated && areReady && container.innerHTML === html;
    unchanged = isSettled ? unchanged + 1 : 0;
    html = container.innerHTML;
  }
}

/** Renders the page as one tree of components, and returns its HTML. */
async function renderLive({ live, props }: VisitorPage, { map }: Components): Promise<string> {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(<LiveLayout page={live} head={props.head} componentMap={map} />));
  await settle(container);
  const html = toComparable(container);
  root.unmount();
  return html;
}

/** On the server, React writes some attributes in another order, and styles without spaces. */
function normalizeAttributes(element: Element): void {
  if (element instanceof HTMLElement && element.hasAttribute('style'))
    element.setAttribute('style', element.style.cssText);
  const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const attribute of attributes) {
    element.removeAttributeNode(attribute);
    element.setAttributeNode(attribute);
  }
}

/** Returns HTML without the islands' wrappers, and with ids that depend only on their order. */
function toComparable(container: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = container.innerHTML.replace(/<!--.*?-->/gs, '');
  for (const wrapper of copy.querySelectorAll('[data-island], [data-slot]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  // React renders the content of <noscript> on the server only.
  for (const element of copy.querySelectorAll('noscript')) element.replaceChildren();
  for (const element of copy.querySelectorAll('*')) normalizeAttributes(element);
  const ids = new Map<string, string>();
  return copy.innerHTML.replace(/"(_\w+_)([^"\s]*)"/g, (_, id: string, part: string) => {
    ids.set(id, ids.get(id) ?? `id${ids.size}`);
    return `"${ids.get(id)}${part}"`;
  });
}

/** Loads the first page as a document and navigates to the others and back. Returns the HTML of the first page. */
async function expectSamePages(layouts: readonly unknown[], kind: keyof typeof components): Promise<string> {
  const pages: VisitorPage[] = [];
  for (const layout of layouts) pages.push(await buildVisitorPage(layout, kind));
  const [first, ...next] = pages;
  if (!first) return '';
  const { islands } = components[kind];
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = `<div class="page">${first.props.staticPage.html}</div>`;

  const { head, staticPage } = withoutDocumentParts(first.props);
  const inDocument = {
    ...first.props,
    head: head ?? first.props.head,
    staticPage: staticPage ?? first.props.staticPage,
  };
  const root = hydrateRoot(container, <StaticLayout {...inDocument} islands={islands} />);
  await settle(container);
  expect(toComparable(container)).toBe(await renderLive(first, components[kind]));

  for (const page of next.length > 0 ? [...next, first] : []) {
    flushSync(() => root.render(<StaticLayout {...page.props} islands={islands} />));
    await settle(container);
    expect(toComparable(container)).toBe(await renderLive(page, components[kind]));
  }
  const { innerHTML } = container;
  root.unmount();
  await wait(1);
  return innerHTML;
}

// With `act`, effects would run at once, unlike in a browser.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('static HTML with islands equals one tree of components, also after three navigations', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pages = fc.array(movingRenderings, { minLength: 3, maxLength: 3 });
  const property = fc.asyncProperty(pages, async (lists) => {
    const layouts = lists.map((list) => layoutOf(list));
    await expectSamePages(layouts, 'moving');
  });
  await fc.assert(property, { numRuns: propertyRuns(400, 40) });
  warn.mockRestore();
}, 600_000);

test('malformed renderings give the same page as static HTML and as one tree of components', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A form that has an id cannot be fetched here.
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const html = await expectSamePages([layout], 'real');
    for (const text of healthyTexts) expect(html.split(text)).toHaveLength(2);
  });
  await fc.assert(property, { numRuns: propertyRuns(1000) });
  expect(reported.map(String).filter((error) => !/fetch|form/i.test(error))).toEqual([]);
  warn.mockRestore();
}, 600_000);
