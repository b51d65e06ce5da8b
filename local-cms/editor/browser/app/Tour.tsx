/** @jsxImportSource preact */
import './help.css';
import { signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { setWho, who } from '../state/who.ts';

const KEY = 'editor-tour';

/** The open step of the tour; a number that has no step closes it. */
const step = signal(localStorage.getItem(KEY) === 'done' ? -1 : 0);

const STEPS = [
  {
    title: 'Welcome. What is your name?',
    text: 'Others see it beside your changes. It is kept in this browser only.',
  },
  {
    title: 'Click a text and type',
    text: 'The page shows it at once, and it is saved when you pause. Everything else about what you click is in this panel.',
  },
  {
    title: 'Nothing is public before you publish',
    text: 'Changes make a draft. Undo takes them back one by one, also tomorrow. Press ? for all keys.',
  },
];

function go(next: number): void {
  step.value = next < STEPS.length ? next : -1;
  if (step.value === -1) localStorage.setItem(KEY, 'done');
}

/** Three hints for the first visit. They cover nothing, and can be closed at once. */
export function Tour() {
  const id = useId();
  const now = STEPS[step.value];
  if (!now) return null;
  return (
    <section class="tour" aria-labelledby={id}>
      <h3 id={id}>{now.title}</h3>
      <p>{now.text}</p>
      {step.value === 0 && (
        <input
          aria-label="Your name"
          maxLength={60}
          value={who.value}
          onInput={({ currentTarget }) => setWho(currentTarget.value)}
        />
      )}
      <div>
        <span class="quiet">
          {step.value + 1} of {STEPS.length}
        </span>
        <button type="button" class="button plain" onClick={() => go(STEPS.length)}>
          Close
        </button>
        <button type="button" class="button primary" onClick={() => go(step.value + 1)}>
          {step.value + 1 < STEPS.length ? 'Next' : 'Start'}
        </button>
      </div>
    </section>
  );
}
