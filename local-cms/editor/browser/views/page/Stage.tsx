/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { here } from '../../state/content.ts';
import { openPage } from '../../state/open-page.ts';
import { place } from '../../state/place.ts';
import { followPlace } from './show-page.ts';
import { Overlay } from './structure/Overlay.tsx';

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

export function Stage({ siteUrl }: { siteUrl: string }) {
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? followPlace(frame.current, siteUrl) : undefined), [siteUrl]);
  const room = useRoom(stage);
  const isBusy = openPage.value.status === 'loading';
  const width = Number.parseInt(place.value.width, 10) || 0;
  return (
    <section ref={stage} class="stage" aria-label="Page" aria-busy={isBusy}>
      {isBusy && <div class="progress" />}
      {here.value.page ? null : (
        <p class="empty">The site has no page in this language. Choose another one.</p>
      )}
      <iframe
        ref={frame}
        title="The page that is shown"
        hidden={!here.value.page}
        style={toStyle(Math.min(width, 4000), room)}
      />
      {here.value.page && <Overlay frame={frame} />}
    </section>
  );
}
