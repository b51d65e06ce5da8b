/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { requestSession } from '../platform/client.ts';
import { content, here } from '../state/content/content.ts';
import { showProblem } from '../state/status.ts';

const WHOS = [
  { value: 'version', text: 'This version' },
  { value: 'public', text: 'The public page, without an account' },
];

const WIDTHS = [
  { value: '100%', text: 'Full width' },
  { value: '1280px', text: 'Desktop, 1280' },
  { value: '768px', text: 'Tablet, 768' },
  { value: '390px', text: 'Phone, 390' },
];

/** Returns the address for the frame: of a version, an editing session has to be opened first. */
async function findAddress(isPublic: boolean, version: string, audience: string): Promise<string> {
  const { page, site, language } = here.value;
  if (!page || !site) return '/';
  if (isPublic) return requestSession({ mode: 'normal', route: page.path });
  return requestSession({
    mode: 'preview',
    route: page.path,
    sc_site: site.name,
    sc_itemid: page.itemId,
    sc_lang: language,
    sc_version: version,
    sc_variant: audience,
  });
}

type ShownProps = {
  isPublic: boolean;
  version: string;
  audience: string;
  hasScripts: boolean;
  width: string;
};

/** Is made anew for each choice, because an editing session shows one page once. */
function Shown({ isPublic, version, audience, hasScripts, width }: ShownProps) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    findAddress(isPublic, version, audience).then(setAddress, showProblem);
  }, [isPublic, version, audience]);
  const url = address && content.value ? new URL(address, content.value.siteUrl).href : '';
  if (!url) return <p class="quiet">Loading …</p>;
  return (
    <iframe
      title="The page without the editor"
      src={url}
      style={{ width }}
      sandbox={`allow-same-origin allow-forms${hasScripts ? ' allow-scripts' : ''}`}
    />
  );
}

/** The page without the editor, and if wanted without scripts. */
export function PlainFrame({ version, audience }: { version: string; audience: string }) {
  const [who, setWho] = useState('version');
  const [width, setWidth] = useState('100%');
  const [hasScripts, setScripts] = useState(true);
  return (
    <div class="plain-frame">
      <div class="frame-choices">
        <select aria-label="What" value={who} onChange={({ currentTarget }) => setWho(currentTarget.value)}>
          {WHOS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <select
          aria-label="Width"
          value={width}
          onChange={({ currentTarget }) => setWidth(currentTarget.value)}
        >
          {WIDTHS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <label class="check">
          <input
            type="checkbox"
            checked={!hasScripts}
            onChange={({ currentTarget }) => setScripts(!currentTarget.checked)}
          />
          Without JavaScript
        </label>
      </div>
      <Shown
        key={`${who} ${hasScripts}`}
        isPublic={who === 'public'}
        version={version}
        audience={audience}
        hasScripts={hasScripts}
        width={width}
      />
    </div>
  );
}
