import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Embed.module.scss';
import type { EmbedAddress } from './embed-address';

type FacadeProps = {
  address: EmbedAddress;
  /** What is shown, for those who cannot see it. */
  title: string;
  poster: ReactNode;
  texts: { notice: string; show: string; always: string; open: string };
  isShown: boolean;
  /** The visitor has just asked for it: the focus goes where the button was. */
  isAsked: boolean;
  isAlways: boolean;
  show: () => void;
  setAlways: (isAlways: boolean) => void;
};

/**
 * A picture in the place of something from another host, which hears nothing of the visitor before they ask for it.
 * The frame lies over the picture, so that nothing moves when it comes. Without JavaScript there is the link.
 */
export function Facade({
  address,
  poster,
  texts,
  isShown,
  isAlways,
  show,
  setAlways,
  ...frame
}: FacadeProps) {
  const noticeId = useId();
  return (
    <>
      <div className={styles.frame}>
        {poster}
        <div className={styles.ask} hidden={isShown}>
          <p id={noticeId}>{texts.notice}</p>
          <button type="button" className="button" aria-describedby={noticeId} onClick={show}>
            {texts.show}
          </button>
        </div>
        {isShown && <Frame address={address} {...frame} />}
      </div>
      <div className={styles.choices}>
        <label className={styles.always}>
          <input type="checkbox" checked={isAlways} onChange={({ target }) => setAlways(target.checked)} />
          {texts.always}
        </label>
        <a href={address.href} rel="noreferrer">
          {texts.open}
        </a>
      </div>
    </>
  );
}

function Frame({ address, title, isAsked }: Pick<FacadeProps, 'address' | 'title' | 'isAsked'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);
  return (
    <iframe
      ref={frame}
      className={styles.content}
      title={title}
      src={address.src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Its own origin, so same-origin gives it its own storage and nothing of this site's.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // Both services refuse to serve who does not say where from; the page itself is none of their business.
      referrerPolicy="strict-origin-when-cross-origin"
      loading={isAsked ? 'eager' : 'lazy'}
    />
  );
}
