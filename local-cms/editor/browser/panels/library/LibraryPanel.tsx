/** @jsxImportSource preact */
import './library.css';
import { useEffect } from 'preact/hooks';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { findComponent, loadLibrary } from '../../state/page/structure.ts';
import { go, place } from '../../state/place/place.ts';
import { SharedLists } from './SharedLists.tsx';
import { SharedParts } from './shared-parts.ts';

/** The components of the site. Each can be looked at alone. */
function Components() {
  const components = here.value.site?.components ?? [];
  const { component } = place.value;
  useEffect(loadLibrary);
  return (
    <details>
      <summary>Components</summary>
      <ul>
        <li>
          <button
            type="button"
            class="button"
            aria-current={component ? undefined : 'true'}
            onClick={() => go({ component: '' })}
          >
            The whole page
          </button>
        </li>
        {components.map(({ name, renderingId }) => (
          <li key={renderingId}>
            <button
              type="button"
              class="button"
              aria-current={component === renderingId ? 'true' : undefined}
              onClick={() => go({ component: renderingId })}
            >
              {findComponent(name)?.label ?? name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What pages share, and the components of the site. */
export function LibraryPanel() {
  const { site, language } = here.value;
  const query = new URLSearchParams({ site: site?.name ?? '', language });
  const { data, problem } = useFetched(
    SharedParts,
    site?.isRecorded === false ? `/editor/library?${query}` : '',
  );
  return (
    <div class="library">
      {problem && <p>{problem}</p>}
      {data && <SharedLists parts={data} />}
      <Components />
    </div>
  );
}
