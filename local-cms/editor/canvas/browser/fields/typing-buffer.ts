/** An edit by the keyboard or by pasting, as a command of `document.execCommand`. */
export type Edit = { command: 'insertText' | 'insertLineBreak' | 'delete' | 'forwardDelete'; text: string };

const COMMANDS: Readonly<Record<string, Edit['command']>> = {
  insertText: 'insertText',
  insertFromPaste: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertLineBreak',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
};

const toText = ({ data, dataTransfer }: InputEvent): string =>
  data ?? dataTransfer?.getData('text/plain') ?? '';

/**
 * Keeps the edits that somebody makes while React updates the page. The page shows the site's own texts then, which must
 * not be changed.
 */
export function createTypingBuffer() {
  let edits: Edit[] | null = null;
  return {
    start(): void {
      edits = [];
    },
    /** Listens to `beforeinput` of the element that is typed into. */
    keep(event: InputEvent): void {
      // The browser goes on with the composition of a letter, whatever a script does.
      if (edits === null || event.isComposing) return;
      event.preventDefault();
      const command = COMMANDS[event.inputType];
      if (command) edits.push({ command, text: toText(event) });
    },
    /** Returns the edits since the start. From now on, keys change the page again. */
    stop(): readonly Edit[] {
      const kept = edits ?? [];
      edits = null;
      return kept;
    },
  };
}

export function applyEdits(edits: readonly Edit[]): void {
  for (const { command, text } of edits) document.execCommand(command, false, text);
}
