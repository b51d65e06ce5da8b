/** @jsxImportSource preact */
import './library.css';
import { useEffect } from 'preact/hooks';
import { here } from '../../state/content/content.ts';
import { findComponent, loadLibrary } from '../../state/page/structure.ts';
import { go, place } from '../../state/place/place.ts';

/** The components of the site. Each can be looked at alone. */
export function LibraryPanel() {
  useEffect(loadLibrary);
  const components = here.value.site?.components ?? [];
  const { component } = place.value;
  const entries = [
    { label: 'The whole page', id: '' },
    ...components.map(({ name, renderingId }) => ({
      label: findComponent(name)?.label ?? name,
      id: renderingId,
    })),
  ];
  return (
    <div class="library">
      <p class="quiet">Shows one component alone, with sample content.</p>
      <ul>
        {entries.map(({ label, id }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={component === id ? 'true' : undefined}
              onClick={() => go({ component: id })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
