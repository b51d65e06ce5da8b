import {
  addChange,
  type ChangeHistory,
  findRedo,
  findUndo,
  type HistoryEntry,
  markUndone,
} from './change-history.ts';

const empty: ChangeHistory = { key: 'acme/pages/en', entries: [] };

const entry = (id: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: `2026-01-01T00:0${id}:00.000Z`,
  by: 'Ada',
  label: `change ${id}`,
  files: [{ path: 'acme/pages/en.yml', before: `before ${id}`, after: `after ${id}` }],
  isUndone: false,
  ...more,
});

const addAll = (...entries: readonly HistoryEntry[]): ChangeHistory => entries.reduce(addChange, empty);

const listIds = ({ entries }: ChangeHistory): string[] => entries.map(({ id }) => id);

test('a person undoes own changes only, the last one first', () => {
  const history = addAll(entry('1'), entry('2', { by: 'Bo' }), entry('3'));
  expect(findUndo([history], 'Ada')?.entry.id).toBe('3');
  expect(findUndo([markUndone(history, '3', true)], 'Ada')?.entry.id).toBe('1');
  expect(findUndo([history], 'Cy')).toBeNull();
});

test('undo and redo do not go back over a publish', () => {
  const undone = markUndone(addAll(entry('1'), entry('2')), '2', true);
  const history = addChange(undone, entry('3', { by: 'Bo', isFinal: true }));
  const shared = { key: 'acme/shared/header/en', entries: [entry('0')] };
  for (const by of ['Ada', 'Bo'])
    expect([findUndo([shared, history], by), findRedo([shared, history], by)]).toEqual([null, null]);
  expect(findUndo([addChange(history, entry('4'))], 'Ada')?.entry.id).toBe('4');
});

test('people are told apart by their browsers, and stay the same with another name', () => {
  const [one, two] = ['#1f0c8d2e4b6a', '#2f0c8d2e4b6a'];
  const history = addAll(entry('1', { by: one }), entry('2', { by: two }));
  expect(findUndo([history], one)?.entry.id).toBe('1');
  expect(findUndo([history], `Ada ${one}`)?.entry.id).toBe('1');
  expect(findUndo([history], two)?.entry.id).toBe('2');
});

test('redo begins with the change that was undone last', () => {
  const history = markUndone(markUndone(addAll(entry('1'), entry('2')), '2', true), '1', true);
  expect(findRedo([history], 'Ada')?.entry.id).toBe('1');
  expect(findRedo([markUndone(history, '1', false)], 'Ada')?.entry.id).toBe('2');
  expect(findRedo([history], 'Bo')).toBeNull();
});

test('of several files, the one that was changed last is undone first, and done again first', () => {
  const about = (isUndone = false) => [entry('1'), entry('3', { isUndone })];
  const header = (isUndone = false) => ({
    key: 'acme/designs/header/en',
    entries: [entry('2', { isUndone })],
  });
  const page = (isUndone = false) => ({ ...empty, entries: about(isUndone) });
  const find = (...all: readonly ChangeHistory[]) => [
    findUndo(all, 'Ada')?.entry.id,
    findRedo(all, 'Ada')?.entry.id,
  ];
  expect(find(page(), header())).toEqual(['3', undefined]);
  expect(find(page(true), header())).toEqual(['2', '3']);
  expect(find(page(true), header(true))).toEqual(['1', '2']);
  expect(findUndo([page(true), header()], 'Ada')?.key).toBe('acme/designs/header/en');
});

test('what was undone in one file is not done again after a later change of another', () => {
  const header = { key: 'acme/designs/header/en', entries: [entry('2', { isUndone: true })] };
  expect(findRedo([addAll(entry('1')), header], 'Ada')?.entry.id).toBe('2');
  expect(findRedo([addAll(entry('1'), entry('4')), header], 'Ada')).toBeNull();
});

test('a new change drops what the same person has undone', () => {
  const history = addAll(
    entry('1'),
    entry('2', { isUndone: true }),
    entry('3', { by: 'Bo', isUndone: true }),
    entry('4'),
  );
  expect(listIds(history)).toEqual(['1', '3', '4']);
});

test('joins the saves of a person who types', () => {
  const typed = (id: string, second: number, before: string, after: string) =>
    entry(id, {
      at: `2026-01-01T00:00:${second}.000Z`,
      label: 'Title',
      files: [{ path: 'acme/pages/en.yml', before, after }],
    });
  const history = addAll(typed('1', 10, 'a', 'b'), typed('2', 12, 'b', 'c'), typed('3', 16, 'c', 'd'));
  expect(history.entries).toMatchObject([
    { id: '1', files: [{ before: 'a', after: 'c' }] },
    { id: '3', files: [{ before: 'c', after: 'd' }] },
  ]);
  expect(listIds(addAll(typed('1', 10, 'a', 'b'), typed('2', 12, 'by hand', 'c')))).toEqual(['1', '2']);
});

test('changes of two things are undone one by one, even if they are called the same', () => {
  const change = (id: string, subject: string, before: string, after: string) =>
    entry(id, {
      at: '2026-01-01T00:00:10.000Z',
      label: 'Title of Promo',
      subject,
      files: [{ path: 'acme/pages/en.yml', before, after }],
    });
  expect(listIds(addAll(change('1', 'a', '1', '2'), change('2', 'b', '2', '3')))).toEqual(['1', '2']);
  expect(listIds(addAll(change('1', 'a', '1', '2'), change('2', 'a', '2', '3')))).toEqual(['1']);
});

test('a change that is separate is undone alone', () => {
  const files = (before: string, after: string) => [{ path: 'acme/redirects.yml', before, after }];
  const move = { at: '2026-01-01T00:00:01.000Z', label: 'move a redirect', isSeparate: true };
  const history = addAll(
    entry('1', { ...move, files: files('a', 'b') }),
    entry('2', { ...move, files: files('b', 'c') }),
  );
  expect(listIds(history)).toEqual(['1', '2']);
});

test('forgets old changes', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    entry(String(index), { at: '2026-01-01T00:00:00Z', by: `${index}` }),
  );
  const { entries } = addAll(...many);
  expect(entries).toHaveLength(200);
  expect(entries[0]?.id).toBe('50');
});
