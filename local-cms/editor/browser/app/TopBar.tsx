/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import { Select } from '../controls/Select.tsx';
import { openLanguage } from '../panels/pages/dialogs.ts';
import { toVersionName } from '../panels/versions/version-name.ts';
import { toLanguageName } from '../platform/language-names.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { content, here } from '../state/content/content.ts';
import { isPublished } from '../state/content/shown-state.ts';
import { openPage } from '../state/page/open-page.ts';
import { go, place } from '../state/place/place.ts';
import { toPlaceName } from '../state/place/place-names.ts';
import { undoScope } from '../state/saving/undo-scope.ts';
import { PageActions } from './PageActions.tsx';
import { SavingText } from './SavingText.tsx';
import { StageChip } from './StageChip.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { views } from './views.tsx';

const toChoices = (names: readonly string[], toText: (name: string) => string) =>
  names.map((name) => ({ value: name, text: toText(name) }));

/** The last one is for pages that visitors can see. */
const STATES = [
  { value: '', text: 'Edit' },
  { value: 'preview', text: 'Preview' },
  { value: 'normal', text: 'Public' },
];

const WIDTHS = [
  { value: '', label: 'Fit to window', icon: 'fit' },
  { value: '1280', label: 'Desktop, 1280', icon: 'desktop' },
  { value: '768', label: 'Tablet, 768', icon: 'tablet' },
  { value: '390', label: 'Phone, 390', icon: 'phone' },
] as const;

/** Chooses how the page is shown. */
function PageChoices() {
  const { version, audience, state, width } = place.value;
  const { page } = here.value;
  const versions = page?.versions ?? [];
  const { variants } = openPage.value.description;
  return (
    <>
      <Select
        label="Version"
        value={version}
        choices={versions.map(({ number, stage }, index) => ({
          value: index === 0 ? '' : String(number),
          text: toVersionName({ number, stage }),
        }))}
        onChange={(value) => go({ version: value })}
      />
      <Select
        label="Audience"
        value={audience}
        choices={[{ value: '', text: 'Everybody' }, ...toChoices(variants, (name) => name)]}
        onChange={(value) => go({ audience: value })}
      />
      <Select
        label="State"
        value={state}
        choices={page && !isPublished(page) ? STATES.slice(0, -1) : STATES}
        onChange={(value) => go({ state: value })}
      />
      <fieldset class="group widths">
        <legend class="sr-only">Width</legend>
        {WIDTHS.map((one) => (
          <IconButton
            key={one.value}
            icon={one.icon}
            label={one.label}
            isPressed={width === one.value}
            onClick={() => go({ width: one.value })}
          />
        ))}
      </fieldset>
    </>
  );
}

export function TopBar() {
  const { site, language, page } = here.value;
  const isPage = !views.some(({ name }) => name === place.value.view);
  const hasUndo = isPage || undoScope.value !== null;
  return (
    <header class="top-bar">
      <h1 class="sr-only">Page editor</h1>
      <Select
        label="Site"
        value={site?.name ?? ''}
        choices={toChoices(
          (content.value?.sites ?? []).map(({ name }) => name),
          toPlaceName,
        )}
        onChange={(value) => go({ site: value })}
      />
      <Select
        label="Language"
        value={language}
        choices={toChoices(
          (site?.languages ?? []).map(({ name }) => name),
          toLanguageName,
        )}
        onChange={(value) => openLanguage(value, page)}
      />
      {isPage && <p class="title">{page?.title ?? ''}</p>}
      {isPage && <StageChip />}
      {hasUndo && <SavingText />}
      <div class="rest">
        {isPage && <PageChoices />}
        {isPage && page && <PreviewButton />}
        {hasUndo && <UndoButtons />}
        {isPage && <PageActions />}
        {isPage && (
          <IconButton
            icon="right"
            label="Properties"
            isPressed={place.value.tab !== 'none'}
            onClick={() => go({ tab: place.value.tab === 'none' ? '' : 'none' })}
          />
        )}
      </div>
    </header>
  );
}
