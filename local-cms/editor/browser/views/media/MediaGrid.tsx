/** @jsxImportSource preact */
import './media.css';
import { useEffect, useId, useState } from 'preact/hooks';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { Select } from '../../controls/Select.tsx';
import type { Media } from '../../platform/media-client.ts';
import { media, needMedia } from '../../state/content/media.ts';
import { MediaThumbnail } from './MediaThumbnail.tsx';
import { FILES, PICTURES, UploadZone } from './UploadZone.tsx';

type MediaGridProps = {
  /** The path of the chosen file; empty if none is. */
  current: string;
  onChoose: (file: Media) => void;
  /** Takes a file that is clicked twice. */
  onTake?: (file: Media) => void;
  isForPictures?: boolean;
};

const isFound = (file: Media, words: string): boolean =>
  [file.path, ...Object.values(file.alt)].some((text) => text.toLowerCase().includes(words.toLowerCase()));

const reveal = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ block: 'nearest' });

/** The media of the site, with folders, search and upload. */
export function MediaGrid({ current, onChoose, onTake, isForPictures = false }: MediaGridProps) {
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const listId = useId();
  useEffect(needMedia, []);
  if (!media.value) return <p class="quiet">Loading …</p>;
  const { files, folders, isReadOnly } = media.value;
  const found = files.filter(
    (file) =>
      (!folder || file.path.startsWith(`${folder}/`)) &&
      (!isForPictures || file.type.startsWith('image/')) &&
      isFound(file, words),
  );
  const tools = (
    <div class="media-tools">
      <SearchBox label="Find media" value={words} onInput={setWords} />
      <Select
        label="Folder"
        value={folder}
        choices={[
          { value: '', text: 'All folders' },
          ...folders.map((name) => ({ value: name, text: name })),
        ]}
        onChange={setFolder}
      />
    </div>
  );
  const list = (
    <>
      <ul class="media-grid">
        {found.map((file) => (
          <li key={file.path}>
            <button
              type="button"
              ref={file.path === current ? reveal : undefined}
              aria-pressed={file.path === current}
              onClick={() => onChoose(file)}
              onDblClick={() => onTake?.(file)}
            >
              <MediaThumbnail file={file} />
              <span class="media-name">{file.path}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="quiet">No files found.</p>}
    </>
  );
  if (isReadOnly)
    return (
      <div>
        {tools}
        {list}
      </div>
    );
  return (
    <UploadZone
      folder={target ?? folder}
      accept={isForPictures ? PICTURES : FILES}
      isMultiple
      onUploaded={onChoose}
      below={list}
    >
      {tools}
      <label class="upload-folder">
        Folder for uploads
        <input
          list={listId}
          placeholder="none"
          value={target ?? folder}
          onInput={({ currentTarget }) => setTarget(currentTarget.value)}
        />
      </label>
      <datalist id={listId}>
        {folders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </UploadZone>
  );
}
