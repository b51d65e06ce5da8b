/** @jsxImportSource preact */
import './languages.css';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Page } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { here } from '../../state/content/content.ts';
import { openLanguage } from '../pages/dialogs.ts';
import { copyAgain } from '../pages/page-changes.ts';
import { toStageText } from '../pages/stages.ts';
import { TranslationDialog } from './TranslationDialog.tsx';

type RowProps = { language: string; page: Page; source: string; isShown: boolean };

function LanguageRow({ language, page, source, isShown }: RowProps) {
  const isOutdated = page.outdated.includes(language);
  const isMissing = page.missing.includes(language);
  return (
    <li>
      <button
        type="button"
        class="show"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => openLanguage(language, page)}
      >
        <strong>{toLanguageName(language)}</strong>
        <span class="quiet">
          {language === source ? 'Source · ' : ''}
          {toStageText(page.stage)}
        </span>
        {isOutdated && <span class="due">Not up to date with {toLanguageName(source)}</span>}
        {isMissing && <span class="begin">Create translation …</span>}
      </button>
    </li>
  );
}

/** The languages of the page, and the source beside the fields of a translation. */
export function LanguagesPanel() {
  const { site, language, page } = here.value;
  const [isOpen, setOpen] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const source = site?.defaultLanguage ?? '';
  const isTranslation = page !== undefined && language !== source && !page.missing.includes(language);
  const canCompare = isTranslation && !page.missing.includes(source);
  return (
    <div class="versions languages">
      <ul>
        {(site?.languages ?? []).map(({ name, pages }) => {
          const own = pages.find(({ itemId }) => itemId === page?.itemId);
          return own ? (
            <LanguageRow key={name} language={name} page={own} source={source} isShown={name === language} />
          ) : null;
        })}
      </ul>
      {canCompare && (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          Translate beside {toLanguageName(source)} …
        </button>
      )}
      {canCompare && (
        <button type="button" class="button" onClick={() => setCopying(true)}>
          Copy everything from {toLanguageName(source)} …
        </button>
      )}
      {isCopying && canCompare && (
        <FormDialog
          title={`Copy everything from ${toLanguageName(source)}`}
          action="Copy"
          onSubmit={() => copyAgain(page, source)}
          onClose={() => setCopying(false)}
        >
          <p>
            All components, images and texts are replaced by those of {toLanguageName(source)}, as a draft.
            You can undo this.
          </p>
        </FormDialog>
      )}
      {isOpen && canCompare && (
        <TranslationDialog page={page} source={source} language={language} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
