import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { usePhrase } from '../context/page-data';
import { usePhraseLanguage } from '../context/phrase-language';

type SearchFormProps = InputHTMLAttributes<HTMLInputElement> & {
  /** The URL of the page that shows the results; by default, the form is on that page. */
  action?: string;
  input?: Ref<HTMLInputElement>;
  children?: ReactNode;
};

/** Leads to the page of results, also without JavaScript. Other props are those of the text field. */
export function SearchForm({ action, input, children, ...props }: SearchFormProps) {
  const phrase = usePhrase();
  const languageOf = usePhraseLanguage();
  return (
    // Browsers do not know `<search>` yet.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <form className="search-form" role="search" action={action}>
      <input
        ref={input}
        type="search"
        name="q"
        required
        maxLength={100}
        aria-label={phrase('search-label')}
        autoComplete="off"
        {...props}
      />
      {children}
      <button type="submit" className="button" lang={languageOf('search-submit')}>
        {phrase('search-submit')}
      </button>
    </form>
  );
}
