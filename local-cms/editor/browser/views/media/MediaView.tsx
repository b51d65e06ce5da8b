/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findMedia, removeMedia } from '../../state/content/media.ts';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';

/** Finds the tile beside that of the open file, or else the search. */
function findNear(list: Element | null): HTMLElement | null {
  const tile = list?.querySelector('[aria-pressed="true"]')?.closest('li');
  const near = tile?.nextElementSibling ?? tile?.previousElementSibling;
  return near?.querySelector('button') ?? list?.querySelector('input') ?? null;
}

/** All media of the site. */
export function MediaView() {
  const [path, setPath] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // What had the focus goes away with a file that is deleted.
  const near = useRef<HTMLElement | null>(null);
  const file = findMedia(path);
  useLayoutEffect(() => {
    if (path === '') near.current?.focus();
    near.current = null;
  }, [path]);
  const remove = async () => {
    const next = findNear(list.current);
    await removeMedia(path);
    near.current = next;
    setPath('');
  };
  return (
    <div class="media-view">
      <div ref={list}>
        <h2>Media</h2>
        <MediaGrid current={path} onChoose={(chosen) => setPath(chosen.path)} />
      </div>
      {file && <MediaDetails file={file} onOpen={(next) => setPath(next.path)} onDelete={remove} />}
    </div>
  );
}
