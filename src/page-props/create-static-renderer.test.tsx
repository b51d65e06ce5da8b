import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { createPage } from '@tests/fixtures/page';
import type { Placeholders } from '@/cms/schemas/layout-schema';
import type { Rendering } from '@/rendering/component/types';
import type { PageData } from '@/rendering/context/page-data';
import { createIsolate } from './create-isolate';
import { createStaticRenderer } from './create-static-renderer';

const Broken = () => {
  throw new Error('no price');
};
let renders = 0;
const Counted = () => <p>render {++renders}</p>;
let failures = 0;
const BrokenOnce = () => {
  if (failures++ === 0) throw new Error('not yet');
  return <p>at last</p>;
};
const componentMap = {
  Broken: { Default: Broken },
  IslandBroken: { Default: Broken },
  BrokenOnce: { Default: BrokenOnce },
  Counted: { Default: Counted },
  Island: { Default: () => <p>an island</p> },
  IslandInUse: { Default: () => <p>another island</p> },
};
const PROBLEM = 'There was a problem loading this section.';

const counted: Rendering = { uid: 'c', componentName: 'Counted' };
const island: Rendering = { uid: 'i', componentName: 'Island' };

const waiting: Rendering = { uid: 'w', componentName: 'IslandInUse' };

const framed = (renderings: readonly Rendering[]) => ({
  'headless-header': [],
  'headless-main': renderings,
  'headless-footer': [],
});

const run = (renderings: readonly Rendering[], isolate?: (page: PageData) => Promise<PageData>) =>
  runWith(framed(renderings), isolate);

async function runWith(placeholders: Placeholders, isolate?: (page: PageData) => Promise<PageData>) {
  renders = 0;
  failures = 0;
  const { logger, lines } = createRecordingLogger();
  const parts = { componentMap, deadlineMs: 1000, logger };
  const render = createStaticRenderer({
    ...parts,
    componentServers: { Island: { isEager: true }, IslandInUse: { waitsForUse: true } },
    isIsland: ({ componentName = '' }) => componentName.startsWith('Island'),
    isolate: isolate ?? createIsolate(parts),
  });
  const page = createPage([], { layout: { sitecore: { context: {}, route: { placeholders } } } });
  const renderAgain = () => render(page, { page, toRendering: (rendering) => rendering, isJss: () => false });
  const { html, islands } = (await renderAgain()).staticPage;
  return { html, islands, lines, renderAgain, count: renders };
}

test('renders a page in its landmarks once when nothing fails', async () => {
  const isolate = jest.fn();
  const { html, islands, lines, count } = await run([counted, island, waiting], isolate);
  expect(html).toMatch(/<header .*<main .*<p>render 1<\/p><div data-island="i0">.*<footer /);
  expect(islands).toEqual([
    { id: 'i0', rendering: island, isEager: true },
    { id: 'i1', rendering: waiting, waitsForUse: true },
  ]);
  expect(count).toBe(1);
  expect(isolate).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});

test.each(['Broken', 'IslandBroken'])(
  'the component %s, which fails, costs its own place only, and is logged once',
  async (componentName) => {
    const { html, islands, lines, renderAgain } = await run([counted, { uid: 'b', componentName }, island]);
    const error = new Error('no price');
    expect(html).toMatch(/<p>render \d<\/p><p class="section-problem">.*<div data-island="i0">/);
    expect(html.split(PROBLEM)).toHaveLength(2);
    expect(html).not.toMatch(/no price|<template/);
    expect(islands).toMatchObject([{ id: 'i0', rendering: island }]);
    expect(lines).toMatchObject([{ level: 'error', fields: { error, uid: 'b', componentName, path: '/' } }]);
    await renderAgain();
    expect(lines).toHaveLength(1);
  },
);

test('a component that fails only once is shown in the second render', async () => {
  const { html, lines } = await run([{ uid: 'b', componentName: 'BrokenOnce' }]);
  expect(html).toContain('<p>at last</p>');
  expect(lines).toEqual([]);
});

test('logs the errors that remain, and still returns the page', async () => {
  const { html, lines } = await run([counted, { uid: 'b', componentName: 'Broken' }], async (page) => page);
  expect(html).toContain('<p>render 2</p>');
  expect(lines).toEqual([
    {
      level: 'error',
      fields: { error: new Error('no price'), site: 'main', language: 'en', path: '/' },
      message: 'A part of a page fails on the server',
    },
  ]);
});

test('shows the root placeholders of any name in <main>, and logs unusual ones once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { html, renderAgain } = await runWith({
    'headless-footer': [],
    'jss-main': [island],
    'headless-header': [],
    'jss-aside': [counted],
  });
  await renderAgain();
  expect(html).toMatch(
    /<main [^>]*><div class="row page-row"><div data-island="i0">.*<\/div><p>render 1<\/p><\/div><\/main>/,
  );
  expect(warn.mock.calls).toEqual([
    ["The root placeholder 'jss-main' is shown in <main>."],
    ["The root placeholder 'jss-aside' is shown in <main>."],
  ]);
  warn.mockRestore();
});
