import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { usePhrase } from '@/rendering/context/page-data';
import { Image, Text } from '@/rendering/fields/fields';
import type { GalleryItem } from './to-pictures';

type LightboxProps = {
  pictures: readonly GalleryItem[];
  shown: number;
  label: string;
  /** Gets `null` when the lightbox closes. */
  onShow: (index: number | null) => void;
};

/** Shows one picture in a modal dialog. The browser keeps the focus inside, closes on Escape and gives it back. */
export function Lightbox({ pictures, shown, label, onShow }: LightboxProps) {
  const phrase = usePhrase();
  const dialog = useRef<HTMLDialogElement>(null);
  const figureId = useId();
  const picture = pictures[shown];
  const position = phrase('picture-position', shown + 1, pictures.length);
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);

  useEffect(() => dialog.current?.showModal(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(event.key === forward ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      className="gallery-lightbox"
      aria-label={label || position}
      aria-describedby={figureId}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={() => onShow(null)}
    >
      <figure id={figureId} className="gallery-large" aria-live="polite">
        <Image key={shown} field={picture?.field} sizes="100vw" isPriority />
        <figcaption>
          <Text field={picture?.caption} />
          <span className="gallery-count">{position}</span>
        </figcaption>
      </figure>
      <div className="gallery-buttons">
        {pictures.length > 1 && (
          <>
            <LightboxButton label={phrase('previous')} path="M10 2 4 8l6 6" onClick={() => step(-1)} />
            <LightboxButton label={phrase('next')} path="m6 2 6 6-6 6" onClick={() => step(1)} />
          </>
        )}
        <LightboxButton
          label={phrase('close')}
          path="M2 2l12 12M14 2 2 14"
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

type LightboxButtonProps = { label: string; path: string; onClick: () => void };

function LightboxButton({ label, path, onClick }: LightboxButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
