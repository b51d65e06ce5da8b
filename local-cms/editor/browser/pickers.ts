import type { Page, Site } from './local-cms-client.ts';

type Choice = { value: string; text: string };

const NAMES = ['site', 'language', 'page', 'version', 'variant', 'component', 'state', 'width'] as const;

type PickerName = (typeof NAMES)[number];

const toChoices = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, text: name }));

/** The first version is the newest. Its value is empty, because the newest version is the default. */
const toVersionChoice = ({ number, stage }: Page['versions'][number], index: number): Choice => ({
  value: index === 0 ? '' : String(number),
  text: `${number}, ${stage}`,
});

function createSelects(form: HTMLFormElement) {
  const selects = new Map(
    NAMES.flatMap((name) => {
      const select = form.elements.namedItem(name);
      return select instanceof HTMLSelectElement ? [[name, select] as const] : [];
    }),
  );
  return {
    read: (name: PickerName): string => selects.get(name)?.value ?? '',
    empty: (name: PickerName) => selects.get(name)?.replaceChildren(),
    fill: (name: PickerName, choices: readonly Choice[]) => {
      const select = selects.get(name);
      if (!select) return;
      const chosen = choices.find(({ value }) => value === select.value) ?? choices[0];
      select.replaceChildren(
        ...choices.map(({ value, text }) => new Option(text, value, false, value === chosen?.value)),
      );
      // Hides a select with fewer than two options, because it would only be a useless tab stop.
      const label = select.closest('label');
      if (label) label.hidden = choices.length < 2;
    },
  };
}

/** Creates the selects of the page editor. The chosen site, language and page determine the other selects' options. */
export function createPickers(form: HTMLFormElement, sites: readonly Site[]) {
  const { read, empty, fill } = createSelects(form);
  const getSite = () => sites.find(({ name }) => name === read('site'));
  const listPages = (): readonly Page[] =>
    getSite()?.languages.find(({ name }) => name === read('language'))?.pages ?? [];
  const getPage = () => listPages().find(({ itemId }) => itemId === read('page'));

  const fillVersions = () => fill('version', (getPage()?.versions ?? []).map(toVersionChoice));
  const fillPages = () => {
    const pages = listPages().map(({ itemId, path }) => ({ value: itemId, text: path }));
    fill('page', pages);
    fillVersions();
  };
  const fillSite = () => {
    const { languages = [], components = [] } = getSite() ?? {};
    fill('language', toChoices(languages.map(({ name }) => name)));
    const own = components.map(({ name, renderingId }) => ({ value: renderingId, text: name }));
    fill('component', [{ value: '', text: 'The whole page' }, ...own]);
    fillPages();
  };
  const dependents = new Map([
    ['site', fillSite],
    ['language', fillPages],
    ['page', fillVersions],
  ]);

  fill('site', toChoices(sites.map(({ name }) => name)));
  fillSite();
  fill('variant', []);

  return {
    read: () => ({
      site: read('site'),
      isRecorded: getSite()?.isRecorded ?? false,
      language: read('language'),
      page: getPage(),
      version: read('version'),
      variant: read('variant'),
      component: read('component'),
      state: read('state'),
      width: read('width'),
    }),
    fillVariants: (variants: readonly string[]) =>
      fill('variant', [{ value: '', text: 'Default' }, ...toChoices(variants)]),
    onChange: (listener: (name: string) => void) =>
      form.addEventListener('change', ({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        const fillDependents = dependents.get(target.name);
        fillDependents?.();
        if (fillDependents) empty('variant');
        listener(target.name);
      }),
  };
}
