const STAGES = { draft: 'draft', published: 'published', older: 'older' };

const toOption = ({ value, text }, chosen) => new Option(text, value, false, value === chosen);

/** The selects of the editor: what is chosen in one decides what there is in the next. */
export function createPickers(form, sites) {
  const { elements } = form;
  const fill = (name, options) => {
    const select = elements[name];
    const chosen = options.some(({ value }) => value === select.value) ? select.value : options[0]?.value;
    select.replaceChildren(...options.map((option) => toOption(option, chosen)));
    // Where there is nothing to choose, there is nothing to stop at.
    select.closest('label').hidden = options.length < 2;
  };
  const chosenIn = (name) => elements[name].value;
  const findSite = () => sites.find(({ name }) => name === chosenIn('site'));
  const findPages = () =>
    findSite()?.languages.find(({ name }) => name === chosenIn('language'))?.pages ?? [];
  const findPage = () => findPages().find(({ itemId }) => itemId === chosenIn('page'));

  const fillVersions = () =>
    fill(
      'version',
      (findPage()?.versions ?? []).map(({ number, stage }, index) => ({
        value: index === 0 ? '' : String(number),
        text: `${number}, ${STAGES[stage]}`,
      })),
    );
  const fillPages = () => {
    fill(
      'page',
      findPages().map(({ itemId, path }) => ({ value: itemId, text: path })),
    );
    fillVersions();
  };
  const fillSite = () => {
    const { languages = [], components = [] } = findSite() ?? {};
    fill(
      'language',
      languages.map(({ name }) => ({ value: name, text: name })),
    );
    const own = components.map(({ name, renderingId }) => ({ value: renderingId, text: name }));
    fill('component', [{ value: '', text: 'The whole page' }, ...own]);
    fillPages();
  };
  const followers = { site: fillSite, language: fillPages, page: fillVersions };

  fill(
    'site',
    sites.map(({ name }) => ({ value: name, text: name })),
  );
  fillSite();
  fill('variant', []);

  return {
    read: () => ({
      site: chosenIn('site'),
      language: chosenIn('language'),
      page: findPage(),
      version: chosenIn('version'),
      variant: chosenIn('variant'),
      component: chosenIn('component'),
      state: chosenIn('state'),
    }),
    fillVariants: (variants) =>
      fill('variant', [
        { value: '', text: 'Default' },
        ...variants.map((name) => ({ value: name, text: name })),
      ]),
    onChange: (listener) =>
      form.addEventListener('change', ({ target }) => {
        followers[target.name]?.();
        if (['site', 'language', 'page'].includes(target.name)) elements.variant.replaceChildren();
        listener(target.name);
      }),
  };
}
