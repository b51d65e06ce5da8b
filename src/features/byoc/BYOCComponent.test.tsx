/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf, renderOnServer } from '@tests/fixtures/page';
import {
  EXTERNAL_NOT_REGISTERED,
  EXTERNAL_WITHOUT_NAME,
  SECTION_PROBLEM,
  toComponentError,
  toRenderingError,
} from '@/texts/error-catalogue';
import { BYOCComponent, BYOCWrapper } from './BYOCComponent';
import { type ExternalProps, registerExternalComponents } from './external-component';

const Greeting = ({ name }: ExternalProps) => <p>Hello {String(name)}</p>;
const Broken = () => {
  throw new Error('Out of wind');
};
const component = { title: 'T', group: 'G', properties: {} };
registerExternalComponents([
  { ...component, name: 'Greeting', component: Greeting },
  { ...component, name: 'Broken', component: Broken },
]);

const map = { BYOCWrapper: { Default: BYOCWrapper }, BYOCComponent: { Default: BYOCComponent } };

type Params = Record<string, string>;

function createByocPage(params: Params, page: Parameters<typeof createPage>[1] = {}, name = 'BYOCComponent') {
  const rendering = { uid: 'u', componentName: name, params, fields: { name: { value: 'field' } } };
  return createPage([rendering], { componentData: { u: {} }, ...page });
}

const showOnServer = (...page: Parameters<typeof createByocPage>) =>
  renderOnServer(createByocPage(...page), map).replaceAll(/<!--.*?-->/g, '');

const editing = { showsErrorDetails: true, context: { pageState: 'edit' } };

test('renders the registered component with values from its props, its data or its fields', () => {
  const params = { ComponentName: 'Greeting' };
  expect(showOnServer({ ...params, ComponentProps: '{"name":"props"}' })).toBe('<p>Hello props</p>');
  expect(showOnServer(params, { componentData: { u: { wind: { name: 'data' } } } })).toBe(
    '<p>Hello data</p>',
  );
  expect(showOnServer(params)).toBe('<p>Hello field</p>');
});

test('the wrapper has the column classes, styles and id that the editor chose', () => {
  const params = {
    ComponentName: 'Greeting',
    GridParameters: 'col-6',
    Styles: 'dark',
    RenderingIdentifier: 'g',
  };
  expect(showOnServer(params, {}, 'BYOCWrapper')).toBe(
    '<div class="component byoc col-6 dark" id="g"><p>Hello field</p></div>',
  );
});

describe.each([
  ['without a name', {}, EXTERNAL_WITHOUT_NAME, 'Unnamed Component'],
  ['that is not registered', { ComponentName: 'Nobody' }, EXTERNAL_NOT_REGISTERED, 'Nobody'],
])('an external component %s', (_what, params: Params, text, name) => {
  test.each([
    ['hidden from visitors', {}, ' hidden=""'],
    ['visible to editors', editing, ''],
  ])('renders a notice that is %s', (_visibility, page, hidden) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(showOnServer(params, page)).toBe(
      `<div class="editor-notice"${hidden}><p>${name}</p><p>${text}</p></div>`,
    );
    // The warning is written once per process, so only the first test of each message sees it.
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
    warn.mockRestore();
  });
});

const unparsable = { ComponentName: 'Greeting', ComponentProps: '{"secret' };
const propsError = toRenderingError('ComponentProps of Greeting is not a JSON object');

test('shows an error for props that are not JSON, without quoting them', () => {
  const forVisitors = showOnServer(unparsable, { componentData: {} });
  expect(forVisitors).toContain(`<p>${SECTION_PROBLEM}</p><p hidden="">${propsError}</p>`);
  expect(forVisitors).not.toContain('secret');
  expect(showOnServer(unparsable, editing)).toBe(`<div class="section-problem"><p>${propsError}</p></div>`);
});

test('shows visitors a general error and editors the reason when its data could not be loaded', () => {
  const params = { ComponentName: 'Greeting' };
  expect(showOnServer(params, { componentData: {} })).toContain(SECTION_PROBLEM);
  const componentData = { u: { loadFailure: 'a.test answers 500' } };
  const forEditors = showOnServer(params, { ...editing, componentData });
  expect(forEditors).toContain(toComponentError('Greeting'));
  expect(forEditors).toContain('a.test answers 500');
});

test('a component that fails in the browser does not affect its neighbors', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { uid: 'b', componentName: 'BYOCComponent', params: { ComponentName: 'Broken' } };
  const greeting = { uid: 'g', componentName: 'BYOCComponent', params: { ComponentName: 'Greeting' } };
  const page = createPage([broken, greeting], { componentData: { b: {}, g: {} }, showsErrorDetails: true });
  render(<MainOf page={page} map={map} />);
  expect(screen.getByText(toRenderingError('Out of wind'))).toBeVisible();
  expect(screen.getByText('Hello undefined')).toBeVisible();
  error.mockRestore();
});
