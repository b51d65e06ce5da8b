/** @jsxImportSource preact */
import './help.css';
import { useId } from 'preact/hooks';
import { focusView } from '../controls/focus-view.ts';
import { goInTour, tourStep } from '../state/tour.ts';
import { setWho, who } from '../state/who.ts';

const STEPS = [
  {
    title: 'Welcome. What is your name?',
    text: 'Others see it beside your changes. It is kept in this browser only.',
  },
  {
    title: 'Click a text and type',
    text: 'The page shows it immediately, and it is saved when you pause. All other settings of what you click are in the panel on the right. Press ? for all keys.',
  },
  {
    title: 'Publish when you are ready',
    text: 'Texts and components of a page are a draft until you publish it. Shared content, moved pages, menus, audience rules, phrases and redirects have no draft: changes there are public immediately. Undo takes changes back one by one until you publish; after that, Versions brings back an older version.',
  },
];

function close(): void {
  focusView();
  goInTour(null);
}

/** Three hints for the first visit. They can be closed at any time, and opened again from the help. */
export function Tour() {
  const id = useId();
  const step = tourStep.value;
  const now = step === null ? undefined : STEPS[step];
  if (step === null || !now) return null;
  const isLast = step + 1 === STEPS.length;
  return (
    <section class="tour" aria-labelledby={id}>
      <h2 id={id}>{now.title}</h2>
      <p>{now.text}</p>
      {step === 0 && (
        <input
          aria-label="Your name"
          maxLength={60}
          value={who.value}
          onInput={({ currentTarget }) => setWho(currentTarget.value)}
        />
      )}
      <div>
        <span class="quiet">
          {step + 1} of {STEPS.length}
        </span>
        {!isLast && (
          <button type="button" class="button plain" onClick={close}>
            Skip the tour
          </button>
        )}
        <button type="button" class="button primary" onClick={isLast ? close : () => goInTour(step + 1)}>
          {isLast ? 'Done' : 'Next'}
        </button>
      </div>
    </section>
  );
}
