/** @jsxImportSource preact */
import './shared-sign.css';
import type { PageUse } from '../../platform/description.ts';
import { go } from '../../state/place/place.ts';

/** Says that texts in a list are those of another page. */
export const OtherPageSign = ({ page: { title, path } }: { page: PageUse }) => (
  <div class="shared-sign">
    <strong>From the page “{title}”</strong>
    <p>Changes are saved in the draft of that page. Publish them there.</p>
    <button type="button" class="link-button" onClick={() => go({ page: path, view: '' })}>
      Open the page
    </button>
  </div>
);
