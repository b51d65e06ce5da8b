import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Embed } from './embed-source';
import type { MediaConsent } from './use-media-consent';

type FacadeProps = {
  embed: Embed;
  consent: MediaConsent;
  /** Title of the frame, which screen readers announce. */
  title: string;
  poster: ReactNode;
  texts: { notice: string; show: string; always: string; open: string };
  isShown: boolean;
};

/** Shows a picture in place of the frame, so that the service learns nothing about visitors who do not request it. */
export function Facade({ embed, consent, title, poster, texts, isShown }: FacadeProps) {
  const noticeId = useId();
  const { isRequested, isAlways, show, setAlways } = consent;
  return (
    <>
      <div className="embed-frame">
        {poster}
        <div className="embed-ask" hidden={isShown}>
          <p id={noticeId}>{texts.notice}</p>
          <button type="button" className="button" aria-describedby={noticeId} onClick={show}>
            {texts.show}
          </button>
        </div>
        {isShown && <Frame src={embed.src} title={title} isRequested={isRequested} />}
      </div>
      <div className="embed-choices">
        {setAlways && (
          <label className="embed-always">
            <input type="checkbox" checked={isAlways} onChange={({ target }) => setAlways(target.checked)} />
            {texts.always}
          </label>
        )}
        <a href={embed.href} rel="noreferrer">
          {texts.open}
        </a>
      </div>
    </>
  );
}

/** Takes the focus if the visitor pressed the button that shows the frame, because the button is now hidden. */
function Frame({ src, title, isRequested }: { src: string; title: string; isRequested: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isRequested) frame.current?.focus();
  }, [isRequested]);
  return (
    <iframe
      ref={frame}
      className="embed-content"
      title={title}
      src={src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // `allow-same-origin` gives the frame the storage of its own origin, not that of the site.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // YouTube and OpenStreetMap reject requests without a referrer. They get the origin, but not the path.
      referrerPolicy="strict-origin-when-cross-origin"
      loading={isRequested ? 'eager' : 'lazy'}
    />
  );
}
