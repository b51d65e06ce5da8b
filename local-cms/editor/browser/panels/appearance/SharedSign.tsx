/** @jsxImportSource preact */
import './shared-sign.css';
import type { PageUse } from '../../platform/description.ts';

/** Says on which pages something is, and that a change of it is public at once. */
export const SharedSign = ({ name, pages }: { name: string; pages: readonly PageUse[] }) => (
  <details class="shared-sign">
    <summary>
      Shared: changes are public immediately, on {pages.length === 1 ? 'one page' : `${pages.length} pages`}
    </summary>
    <p>“{name}” has no draft. It is on:</p>
    <ul>
      {pages.map(({ itemId, title, path }) => (
        <li key={itemId}>
          {title} <span class="quiet">{path}</span>
        </li>
      ))}
    </ul>
  </details>
);
