/** @jsxImportSource preact */
import './rich-text.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadRichText } from '../../../../rich-text/browser/load-library.ts';
import { toMediaUrl } from '../../../state/content/media-url.ts';
import { askForLink, askForPicture } from '../../../state/requests.ts';
import { showProblem } from '../../../state/status.ts';
import { type Attributes, type ControlProps, toAttributes } from '../field.ts';
import { toLabel } from '../to-label.ts';

/** In milliseconds. */
const QUIET_MS = 300;

type BoxProps = Pick<ControlProps, 'onChange'> & {
  attributes: Attributes;
  html: string;
  label: string;
  onRefuse: () => void;
};

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** Opens an editor in the box. Returns a function that closes it. */
function openEditor(box: HTMLElement, { attributes, html, label, onChange, onRefuse }: BoxProps): () => void {
  let isClosed = false;
  let close = () => {};
  // A change of somebody else replaces the text that has the focus.
  const hasFocus = box.contains(document.activeElement);
  const element = document.createElement('div');
  setAttributes(element, attributes);
  element.className = 'rich-text-box';
  element.role = 'textbox';
  element.ariaMultiLine = 'true';
  element.ariaLabel = label;
  const open = async () => {
    const library = await loadRichText('/editing/rich-text.js');
    if (isClosed) return;
    box.replaceChildren(element);
    const text = library.open({
      element,
      html,
      mediaUrl: toMediaUrl(),
      askForLink,
      askForPicture,
      onInput: onChange,
    });
    if (!text) return onRefuse();
    text.toolbar.classList.add('inline');
    element.before(text.toolbar);
    close = text.close;
    if (hasFocus) text.focus();
  };
  open().catch(showProblem);
  return () => {
    isClosed = true;
    close();
  };
}

/** The same editor as on the page. It is opened again when the text is changed elsewhere. */
function RichTextBox(props: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const newest = useRef(props);
  newest.current = props;
  const typed = useRef<string | null>(null);
  const close = useRef<() => void>(undefined);
  const { html } = props;
  useEffect(() => {
    if (!box.current || typed.current === html) return;
    const open = () => {
      if (!box.current) return;
      close.current?.();
      typed.current = html;
      close.current = openEditor(box.current, {
        ...newest.current,
        onChange: (value) => {
          typed.current = String(value);
          newest.current.onChange(value);
        },
      });
    };
    // While somebody types on the page, only the end of it is shown.
    const timer = setTimeout(open, typed.current === null ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [html]);
  const { 'aria-invalid': isInvalid } = props.attributes;
  useEffect(() => {
    box.current?.querySelector('[role=textbox]')?.setAttribute('aria-invalid', String(isInvalid));
  }, [isInvalid]);
  useEffect(() => () => close.current?.(), []);
  return <div ref={box} />;
}

/** A rich text, or its HTML as it is in the file. */
export function RichTextControl({ id, field, value, onChange, problem }: ControlProps) {
  const [isSource, setSource] = useState(false);
  const html = String(value ?? '');
  const attributes = toAttributes({ id, field, problem });
  return (
    <div class="rich-text">
      {isSource ? (
        <textarea
          {...attributes}
          class="source"
          rows={10}
          spellcheck={false}
          value={html}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <RichTextBox
          attributes={attributes}
          label={toLabel(field.name)}
          html={html}
          onChange={onChange}
          onRefuse={() => setSource(true)}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={isSource}
          onChange={({ currentTarget }) => setSource(currentTarget.checked)}
        />
        HTML source
      </label>
    </div>
  );
}
