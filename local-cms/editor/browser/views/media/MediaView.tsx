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
      <MediaGrid current={path} onChoose={(chosen) => setPath(chosen.path)} />
      {file && <MediaDetails file={file} onClose={() => setPath('')} />}
    </div>
  );
}
