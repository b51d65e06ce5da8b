/** @jest-environment jsdom */
// Saves variants through a fake of the authoring API.
import { changeCount } from '../../state/content/change-count.ts';
import { emptyPage, openPage } from '../../state/page/open-page.ts';
import { renewal } from '../../state/page/renewal.ts';
import { go, place } from '../../state/place/place.ts';
import type { Audiences } from './audiences.ts';
import { toPresent } from './own-changes.ts';
import { makeVariant, moveRule, setShow } from './save-variants.ts';

const toAudiences = (more: Partial<Audiences> = {}): Audiences => ({
  itemId: 'x',
  revision: 'r0',
  rulesRevision: 'p0',
  components: [{ uid: 'u', id: 'faq', component: 'Accordion', label: 'Accordion', shown: {} }],
  rules: { page: [{ variant: 'a' }, { variant: 'b' }, { variant: 'c' }], components: {} },
  ...more,
});

const members = { id: 'members', name: 'members', component: null, rules: [] };

type Input = { revision: string; rulesRevision: string; experiences?: unknown[]; rules?: unknown[] };

/** Answers each change with the next revision of the file that it changes, or refuses it. */
function startCms(refused: readonly number[] = []): Input[] {
  const asked: Input[] = [];
  globalThis.fetch = async (_, init) => {
    const { input }: { input: Input } = JSON.parse(String(init?.body)).variables;
    asked.push(input);
    const count = asked.length;
    const page = { path: 'acme/pages/en.draft.yml', revision: `r${count}` };
    const rules = { path: 'acme/personalize.yaml', revision: `p${count}` };
    const files = [...(input.experiences ? [page] : []), ...(input.rules ? [rules] : [])];
    const answer = refused.includes(count)
      ? { errors: [{ message: 'Somebody else changed the same content.' }] }
      : { data: { updateVariants: { files } } };
    return { ok: true, json: async () => answer } as Response;
  };
  return asked;
}

const getShown = (audiences: Audiences) => toPresent(audiences).components[0]?.shown;

const listOrder = (audiences: Audiences) => toPresent(audiences).rules.page.map(({ variant }) => variant);

test('a choice is shown at once, and the next one begins with what it has made of the file', async () => {
  const asked = startCms();
  const audiences = toAudiences();
  const first = setShow(audiences, members, 'u', 'OWN');
  expect(getShown(audiences)).toEqual({ members: 'own' });
  const second = setShow(toPresent(audiences), members, 'u', 'HIDDEN');
  expect(getShown(audiences)).toEqual({ members: 'hidden' });
  await Promise.all([first, second]);
  expect(asked.map(({ revision }) => revision)).toEqual(['r0', 'r1']);
  await setShow(toPresent(audiences), members, 'u', 'DEFAULT');
  expect(asked[2]?.revision).toBe('r2');
  expect(getShown(audiences)).toEqual({});
});

test('a rule that is moved twice is moved by two places', async () => {
  const asked = startCms();
  const audiences = toAudiences();
  const first = moveRule(audiences, null, 0, 1);
  expect(listOrder(audiences)).toEqual(['b', 'a', 'c']);
  await Promise.all([first, moveRule(toPresent(audiences), null, 1, 2)]);
  expect(listOrder(audiences)).toEqual(['b', 'c', 'a']);
  expect(asked.map(({ rulesRevision }) => rulesRevision)).toEqual(['p0', 'p1']);
  expect(asked[1]?.rules).toMatchObject([{ rules: [{ variant: 'b' }, { variant: 'c' }, { variant: 'a' }] }]);
});

test('data that were loaded between two changes do not hide the second', async () => {
  startCms();
  const audiences = toAudiences();
  const first = setShow(audiences, members, 'u', 'OWN');
  const second = setShow(toPresent(audiences), members, 'u', 'HIDDEN');
  await Promise.all([first, second]);
  const between = toAudiences({ revision: 'r1' });
  expect(getShown(between)).toEqual({ members: 'hidden' });
  const bySomebodyElse = toAudiences({ revision: 'other' });
  expect(toPresent(bySomebodyElse)).toBe(bySomebodyElse);
  changeCount.value += 1;
  expect(getShown(between)).toEqual({ members: 'hidden' });
  const takenBack = toAudiences();
  expect(toPresent(takenBack)).toBe(takenBack);
});

test('a choice that is refused is not shown any more', async () => {
  startCms([1]);
  const audiences = toAudiences();
  const saved = setShow(audiences, members, 'u', 'OWN');
  await expect(saved).rejects.toThrow('Somebody else changed the same content.');
  expect(toPresent(audiences)).toBe(audiences);
});

test('a new variant of the audience that is shown already is shown, too', async () => {
  startCms();
  openPage.value = { ...emptyPage, status: 'shown' };
  const made = {
    component: null,
    name: 'members',
    renderingId: 'u',
    show: 'OWN',
    rule: { variant: 'x' },
  } as const;
  await makeVariant(toAudiences(), made);
  expect(place.value.audience).toBe('members');
  const before = renewal.value;
  await makeVariant(toAudiences(), made);
  expect(renewal.value).toBe(before + 1);
  go({ audience: '' });
});
