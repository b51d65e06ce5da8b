/** @jsxImportSource preact */
import './overlay.css';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { mayChange } from '../../../state/content/content.ts';
import { channel, openPage } from '../../../state/page/open-page.ts';
import { loadLibrary, scrollTop } from '../../../state/page/structure.ts';
import { AddMarks } from './AddMarks.tsx';
import { dragged, dragOver, drop, endDrag, leave } from './drag.ts';
import { PlaceMark } from './PlaceMark.tsx';
import { Toolbar } from './Toolbar.tsx';

type Place = { top: number; left: number; width: number; height: number; scale: number };

/** Pixels of a line by which a wheel can turn. */
const LINE = 32;

const HIDDEN: Place = { top: 0, left: 0, width: 0, height: 0, scale: 1 };

/** Returns where the frame is in the stage. A frame that is wider than the stage is shown smaller. */
function usePlace(frame: RefObject<HTMLIFrameElement | null>): Place {
  const [place, setPlace] = useState(HIDDEN);
  useEffect(() => {
    const element = frame.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      const scale = width / (element.clientWidth || 1);
      const { offsetTop: top, offsetLeft: left, clientWidth, clientHeight: height } = element;
      setPlace({ top, left, width: clientWidth, height, scale });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [frame]);
  return place;
}

/** Draws over the page what changes its structure. The page itself has nothing of it. */
export function Overlay({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const { top, left, width, height, scale } = usePlace(frame);
  useEffect(loadLibrary);
  if (!mayChange.value || openPage.value.state !== 'edit' || openPage.value.outline.length === 0) return null;
  const style = {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: `scale(${scale})`,
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    const box = frame.current?.getBoundingClientRect();
    if (box) dragOver((event.clientX - box.left) / scale, (event.clientY - box.top) / scale, height);
  };
  // The buttons are not in the page, so it does not hear the wheel above them.
  const turn = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
    const step = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
    if (!ctrlKey) channel.value?.send('scroll', { top: scrollTop.value + step / scale });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard moves parts with Alt and the arrow keys */}
      <div
        class={dragged.value ? 'overlay dragging' : 'overlay'}
        style={style}
        onWheel={turn}
        onDragOver={over}
        onDragLeave={leave}
        onDrop={(event) => {
          event.preventDefault();
          drop();
        }}
        onDragEnd={endDrag}
      >
        <div class="overlay-page" style={{ transform: `translateY(${-scrollTop.value}px)` }}>
          <PlaceMark />
          <AddMarks room={width} />
          <Toolbar room={width} />
        </div>
      </div>
    </>
  );
}
