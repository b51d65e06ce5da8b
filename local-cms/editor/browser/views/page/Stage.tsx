/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { here } from '../../state/content/content.ts';
import { openPage } from '../../state/page/open-page.ts';
import { renewPage } from '../../state/page/renewal.ts';
import { place } from '../../state/place/place.ts';
import { followPlace } from './show-page.ts';
import { Overlay } from './structure/Overlay.tsx';

const SLOW_MS = 2000;

/** Returns the width of the room that the stage has, in pixels. */
function useRoom(stage: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

/** Makes the frame smaller if the chosen width has no room, as a picture of the whole page. */
function toStyle(width: number, room: number) {
  if (!width || !room) return {};
  const scale = Math.min(1, room / width);
  return { width: `${width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` };
}

/** Says that it still works if something takes longer than people like to wait. */
function Progress() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div class="progress" />
      {isSlow && <p class="slow">Loading the page … The first visit takes longer.</p>}
    </>
  );
}

const Failure = () => (
  <div class="empty">
    <p>The page could not be shown.</p>
    <button type="button" class="button" onClick={renewPage}>
      Try again
    </button>
  </div>
);

export function Stage({ siteUrl }: { siteUrl: string }) {
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? followPlace(frame.current, siteUrl) : undefined), [siteUrl]);
  const room = useRoom(stage);
  const { status } = openPage.value;
  const isBusy = status === 'loading';
  const width = Number.parseInt(place.value.width, 10) || 0;
  const hasPage = here.value.page !== undefined;
  return (
    <section ref={stage} class="stage" aria-label="Page" aria-busy={isBusy && hasPage}>
      {isBusy && hasPage && <Progress />}
      {!hasPage && <p class="empty">The site has no page in this language. Choose another one.</p>}
      {status === 'failed' && <Failure />}
      <iframe
        ref={frame}
        title="The page that is shown"
        hidden={!hasPage || status === 'failed'}
        style={toStyle(Math.min(width, 4000), room)}
      />
      {here.value.page && <Overlay frame={frame} />}
    </section>
  );
}
