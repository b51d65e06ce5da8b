/** @jsxImportSource preact */
import { savingText } from '../state/saving/changes.ts';

/** Whether everything is saved, or what somebody else has just done. It keeps its place while there is nothing to say. */
export const SavingText = () => (
  <span class="quiet saving" title={savingText.value}>
    {savingText.value}
  </span>
);
