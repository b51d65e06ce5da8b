/** @jsxImportSource preact */
import { useId, useRef, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { useSubmit } from '../controls/dialog/use-submit.ts';
import { post } from '../platform/client.ts';
import { toTimeText } from '../platform/times.ts';
import { here } from '../state/content/content.ts';
import { announce, showNotice } from '../state/status.ts';

const Link = z.object({ url: z.string(), expires: z.string(), isForThisMachine: z.boolean() });

type Link = z.output<typeof Link>;

const TIMES = [
  { value: '1', text: 'One hour' },
  { value: '24', text: 'One day' },
  { value: '168', text: 'Seven days' },
];

async function makeLink(version: string, hours: string): Promise<Link> {
  const { page, site, language } = here.value;
  const wanted = { site: site?.name, itemId: page?.itemId, language, version: Number(version) };
  return post(Link, '/editor/preview-links', { ...wanted, hours: Number(hours) });
}

function MadeLink({ link }: { link: Link }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      announce('The link was copied.');
    } catch {
      // Without HTTPS there is no clipboard, and a browser can refuse it. The focus selects the link.
      input.current?.focus();
      showNotice('Press Control+C to copy the link.');
    }
  };
  return (
    <div class="made-link">
      <label for={id}>The link is valid until {toTimeText(link.expires)}</label>
      <input
        ref={input}
        id={id}
        value={link.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class="button" onClick={copy}>
        Copy
      </button>
      {link.isForThisMachine && (
        <p class="warning">
          The CMS listens on this machine only, so the link opens on this machine only. To share it, start CMS
          and site under a name that others can reach (--host and --public-url).
        </p>
      )}
    </div>
  );
}

/** Makes a link by which somebody without the editor sees one version of the page. */
export function ShareLink({ version }: { version: string }) {
  const [hours, setHours] = useState('24');
  const [link, setLink] = useState<Link | null>(null);
  const { submit, problem } = useSubmit(async () => setLink(await makeLink(version, hours)));
  const id = useId();
  return (
    <form
      class="share-link"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        Anyone with the link sees version {version} of this page until it expires, and cannot change anything.
        It opens the preview of the site, not this editor.
      </p>
      <div>
        <label for={id}>Valid for</label>
        <select id={id} value={hours} onChange={({ currentTarget }) => setHours(currentTarget.value)}>
          {TIMES.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <button type="submit" class="button primary">
          Create link
        </button>
      </div>
      <p class="field-problem" role="alert">
        {problem}
      </p>
      {link && <MadeLink key={link.url} link={link} />}
    </form>
  );
}
