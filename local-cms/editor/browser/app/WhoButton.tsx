/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../controls/dialog/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { setWho, who } from '../state/who.ts';

/** Begins with the name as it is now: the tour can have asked for it, too. */
function NameDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(who.value);
  const id = useId();
  return (
    <Dialog title="Your name" onClose={onClose}>
      <form
        class="dialog-body plain"
        onSubmit={(event) => {
          event.preventDefault();
          setWho(name.trim());
          onClose();
        }}
      >
        <label for={id}>Others see it beside your changes. It is kept in this browser only.</label>
        <input
          id={id}
          value={name}
          maxLength={60}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div class="dialog-actions">
          <button type="button" class="button plain" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary">
            Save
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for the name that others see beside changes. */
export function WhoButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="person"
        label={who.value ? `Your name: ${who.value}` : 'Your name'}
        onClick={() => setOpen(true)}
      />
      {isOpen && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
}
