/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../../controls/dialog/Dialog.tsx';
import { linkRequest } from '../../../state/requests.ts';
import { FilePicker } from './FilePicker.tsx';
import { type Target, toHref, toTarget } from './link-value.ts';
import { TargetBox } from './TargetBox.tsx';

function LinkForm({ href, answer }: { href: string; answer: (href: string | null) => void }) {
  const id = useId();
  const [target, setTarget] = useState<Target>(toTarget(href) ?? {});
  const [isPicking, setPicking] = useState(false);
  const chosen = toHref(target);
  return (
    <Dialog title="Link" onClose={() => answer(null)}>
      <form
        class="dialog-body plain link-form"
        onSubmit={(event) => {
          event.preventDefault();
          answer(chosen);
        }}
      >
        <label for={id}>Page or address</label>
        <TargetBox id={id} isFirst value={target} onChange={setTarget} onBrowse={() => setPicking(true)} />
        <div class="dialog-actions">
          {href && (
            <button type="button" class="button plain" onClick={() => answer('')}>
              Remove the link
            </button>
          )}
          <button type="button" class="button" onClick={() => answer(null)}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={!chosen}>
            Save link
          </button>
        </div>
      </form>
      {isPicking && <FilePicker value={target} onChange={setTarget} onClose={() => setPicking(false)} />}
    </Dialog>
  );
}

/** Is open while a rich text asks for the address of a link. */
export const LinkDialog = () =>
  linkRequest.value && (
    <LinkForm key={linkRequest.value.key} href={linkRequest.value.href} answer={linkRequest.value.answer} />
  );
