/** @jsxImportSource preact */
import './library.css';
import { here } from '../../state/content/content.ts';
import { go, place } from '../../state/place/place.ts';

/** The components of the site. Each can be looked at alone. */
export function LibraryPanel() {
  const components = here.value.site?.components ?? [];
  const { component } = place.value;
  return (
    <ul class="library">
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
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
