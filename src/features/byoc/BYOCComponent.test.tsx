/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPage, MainOf, renderOnServer } from '@tests/fixtures/page';
import type { PageData } from '@/rendering/context/page-data';
import {
  EXTERNAL_NOT_REGISTERED,
  EXTERNAL_WITHOUT_NAME,
  SECTION_PROBLEM,
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
  expect(showOnServer(params, { componentData: { u: { datasources: { wind: { name: 'data' } } } } })).toBe(
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

test.each<[string, Params, string, string]>([
  ['without a name', {}, EXTERNAL_WITHOUT_NAME, 'Unnamed Component'],
  ['that is not registered', { ComponentName: 'Nobody' }, EXTERNAL_NOT_REGISTERED, 'Nobody'],
])('for an external component %s, editors see a notice and visitors see nothing', (_, params, text, name) => {
  expect(showOnServer(params, editing)).toBe(`<div class="editor-notice"><p>${name}</p><p>${text}</p></div>`);
  expect(showOnServer(params)).toBe('');
});

const unparsable = { ComponentName: 'Greeting', ComponentProps: '{"secret' };
const propsError = toRenderingError('ComponentProps of Greeting is not a JSON object');

const problem = (text: string) => `<p class="section-problem">${text}</p>`;

test('shows an error for props that are not JSON, without quoting them', () => {
  expect(showOnServer(unparsable, { componentData: {} })).toBe(problem(SECTION_PROBLEM));
  expect(showOnServer(unparsable, editing)).toBe(problem(propsError));
});

test('shows visitors a general error and editors the reason when its data could not be loaded', () => {
  const params = { ComponentName: 'Greeting' };
  expect(showOnServer(params, { componentData: {} })).toBe(problem(SECTION_PROBLEM));
  const componentData = { u: { loadFailure: 'a.test answers 500' } };
  expect(showOnServer(params, { ...editing, componentData })).toBe(
    problem(toRenderingError('a.test answers 500')),
  );
});

test.each([
  ['visitors', {}, SECTION_PROBLEM],
  ['editors', editing, toRenderingError('Out of wind')],
])('when the component fails in the browser, %s see what happened', (_who, page, text) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<MainOf page={createByocPage({ ComponentName: 'Broken' }, page)} map={map} />);
  expect(container.innerHTML).toBe(problem(text));
  error.mockRestore();
});

test('loads the module of a component and shows what it registers', async () => {
  const params = { ComponentName: 'FactBox', ComponentProps: '{"facts":"One\\nTwo"}' };
  await show(createByocPage(params));
  expect(screen.getByText('One')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Another fact' }));
  expect(screen.getByText('Two')).toBeVisible();
});

/** Renders a page and waits for what suspends. */
const show = (page: PageData) => act(async () => render(<MainOf page={page} map={map} />));

/** Replaces `fetch`, which jsdom lacks. */
function fakeFetch() {
  const fetched = jest.fn(async () => ({ text: async () => '<form id="f"></form>' }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

const edge = { sitecoreEdgeUrl: 'https://edge.test', sitecoreEdgeContextId: 'ctx' };
const formOf = (ComponentName: string, ComponentProps = '') =>
  createByocPage({ ComponentName, ComponentProps }, { componentData: { u: { datasources: {}, edge } } });

test.each([
  ['SitecoreForm', '{"formId":"contact"}'],
  ['SitecoreForm?formId=contact', ''],
])("Sitecore's form %s gets the form of its id from Edge", async (name, componentProps) => {
  const fetched = fakeFetch();
  const { container } = await show(formOf(name, componentProps));
  await waitFor(() => expect(container.querySelector('byoc-sitecore-form #f')).toBeInTheDocument());
  const url = 'https://edge.test/v1/forms/publisher/contact?sitecoreContextId=ctx';
  expect(fetched.mock.calls).toEqual([[url, { method: 'GET', cache: 'no-cache' }]]);
});

test.each([
  ['another path', 'SitecoreForm?formId=../../files/x', ''],
  ['another host', 'SitecoreForm', '{"formId":"a-evil.test/#"}'],
  ['no form', 'SitecoreForm', ''],
])("Sitecore's form does not get an id that leads to %s", async (_where, name, componentProps) => {
  const fetched = fakeFetch();
  const { container } = await show(formOf(name, componentProps));
  expect(screen.getByText(SECTION_PROBLEM)).toBeVisible();
  expect(container.querySelector('byoc-sitecore-form')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
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
