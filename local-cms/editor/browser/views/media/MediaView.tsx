/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { findMedia } from '../../state/content/media.ts';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';

/** All media of the site. */
export function MediaView() {
  const [path, setPath] = useState('');
  const file = findMedia(path);
  return (
    <div class="media-view">
      <div>
        <h2>Media</h2>
        <MediaGrid current={path} onChoose={(chosen) => setPath(chosen.path)} />
      </div>
      {file && <MediaDetails file={file} onOpen={(next) => setPath(next.path)} onClose={() => setPath('')} />}
    </div>
  );
}
