/** @jest-environment jsdom */
import { reviewedFormSample } from '@tests/local-cms/form-sample.ts';
import { toFormFile } from '../../../content/schemas/form-file.ts';
import { readSource } from '../../../content/source-file.ts';
import { renderForm } from '../render-form.ts';
import { startForm } from './start-form.ts';

const file = toFormFile(readSource('join.yml', reviewedFormSample), 'join');
const review =
  '<fieldset class="form-step form-review"><legend tabindex="-1">Check</legend><button type="submit" name="_change" value="shares">Change</button></fieldset>';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const getShown = () => document.querySelector('.form-step:not([hidden]) legend')?.textContent;
const press = (selector = '.form-buttons [type=submit]') => find(selector).click();
const fillIn = (name: string, value: string) => {
  find<HTMLInputElement>(`[name=${name}]`).value = value;
};

/** Starts the sample form on a page with this query. Each request gets the next of the responses. */
function start(query: string, responses: (object | null)[] = []): FormData[] {
  history.replaceState(null, '', `/join${query}`);
  document.body.innerHTML = renderForm({ form: file, action: 'http://cms.test/form' }).html;
  startForm(find<HTMLFormElement>('form'));
  const sent: FormData[] = [];
  Object.assign(globalThis, {
    fetch: async (_: string, { body }: { body: FormData }) => {
      sent.push(body);
      const response = responses.shift();
      if (!response) throw new TypeError('Failed to fetch');
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => response,
      };
    },
  });
  AbortSignal.timeout = () => new AbortController().signal;
  return sent;
}

function goToSecondStep(): void {
  fillIn('shares', '5');
  find<HTMLInputElement>('[name=owner]').checked = true;
  press();
  fillIn('name', 'Ada');
}

test('a step with problems names each once, also a group of choices', () => {
  start('');
  press();
  expect(find('.form-summary').textContent).toBe(
    '2 answers need another lookFill in “Shares”.Choose an answer to “Owner”.',
  );
  expect(document.querySelectorAll('[name=owner][aria-invalid]')).toHaveLength(2);
  expect(getShown()).toContain('Step 1 of 3');
});

test.each([
  ['?shares=5', '5'],
  ['?shares=0', ''],
  ['?shares=101', ''],
  ['?shares=2.5', ''],
  ['?shares=%3Cb%3E', ''],
  ['?name=Ada', ''],
])('the query %s fills in %j', (query, shares) => {
  start(query);
  expect(find<HTMLInputElement>('[name=shares]').value).toBe(shares);
  expect(find<HTMLInputElement>('[name=name]').value).toBe('');
});

test('the query can choose one of several answers', () => {
  start('?owner=%3CMy%3E+child');
  expect(find<HTMLInputElement>('[name=owner]:checked').value).toBe('<My> child');
});

test('a telephone number is needed only by those who want to be called', () => {
  const sent = start('', [{ review }]);
  goToSecondStep();
  find<HTMLInputElement>('[name=call-back]').checked = true;
  press();
  expect(find('.form-summary').textContent).toContain('Fill in “Phone”, because you chose “Call me back”.');
  expect(sent).toEqual([]);
  find<HTMLInputElement>('[name=call-back]').checked = false;
  press();
  expect(sent).toHaveLength(1);
});

test('shows no review of answers that have changed since they were sent', async () => {
  const sent = start('', [{ review }, { review }]);
  goToSecondStep();
  press();
  fillIn('name', 'Grace');
  await settle();
  expect(getShown()).toContain('Step 2 of 3');
  press();
  await settle();
  expect(getShown()).toBe('Check');
  expect(sent.map((data) => data.get('name'))).toEqual(['Ada', 'Grace']);
});

test('leads over the review, a change and the review again to the thanks', async () => {
  const thanks = '<div class="form-thanks" tabindex="-1">K4RT-9WXM</div>';
  const sent = start('', [{ review }, { review }, { thanks }]);
  goToSecondStep();
  press();
  await settle();
  expect(getShown()).toBe('Check');
  expect(document.activeElement?.tagName).toBe('LEGEND');
  expect(find('.form-buttons [type=submit]').textContent).toBe('Join');

  press('[name=_change]');
  expect(document.activeElement).toBe(find('[name=shares]'));
  expect(document.querySelector('.form-review')).toBeNull();
  fillIn('shares', '6');
  press();
  await settle();
  expect(getShown()).toBe('Check');

  press();
  await settle();
  expect(sent.map((body) => [body.get('shares'), body.get('_reviewed')])).toEqual([
    ['5', null],
    ['6', null],
    ['6', 'yes'],
  ]);
  expect(find('form').textContent).toBe('K4RT-9WXM');
  expect(document.activeElement).toBe(find('.form-thanks'));
});

test('a failed connection keeps the review and every answer', async () => {
  start('', [{ review }, null]);
  goToSecondStep();
  press();
  await settle();
  press();
  await settle();
  expect(find('.form-summary').textContent).toContain('Nothing was sent: the connection failed.');
  expect(getShown()).toBe('Check');
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Ada');
});

test('the browser’s Back button leads from step to step, unseen by the router of the page', async () => {
  start('', [{ review }]);
  const router = jest.fn();
  addEventListener('popstate', router);
  goToSecondStep();
  press();
  await settle();
  history.back();
  await settle();
  expect(getShown()).toContain('Step 2 of 3');
  history.back();
  await settle();
  expect(getShown()).toContain('Step 1 of 3');
  expect(find<HTMLInputElement>('[name=shares]').value).toBe('5');
  expect(router).not.toHaveBeenCalled();

  document.body.replaceChildren();
  history.forward();
  await settle();
  expect(router).toHaveBeenCalledTimes(1);
  removeEventListener('popstate', router);
});
