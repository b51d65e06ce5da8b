/** @jsxImportSource preact */
import './audience.css';
import { useState } from 'preact/hooks';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { toId } from '../../state/ids.ts';
import { place } from '../../state/place/place.ts';
import { toAudienceHandlers } from './audience-button.ts';
import { Audiences, listVariants } from './audiences.ts';
import { NewVariantDialog } from './NewVariantDialog.tsx';
import { toPresent } from './own-changes.ts';
import { RuleOrder } from './RuleOrder.tsx';
import { VariantCard } from './VariantCard.tsx';

/** Which audiences the page has, what each of them sees, and who belongs to it. */
export function AudiencePanel() {
  const [isMaking, setMaking] = useState(false);
  const { page, language, site } = here.value;
  const { audience, item, version } = place.value;
  const query = new URLSearchParams({ item: page?.itemId ?? '', language, version });
  const isAuthored = page !== undefined && site?.isRecorded === false;
  const loaded = useFetched(Audiences, isAuthored ? `/editor/audiences?${query}` : '');
  if (!isAuthored)
    return <p class="audiences quiet">The page is recorded, so nothing can be changed here.</p>;
  if (!loaded.data) return <p class="audiences quiet">{loaded.problem || 'Loading …'}</p>;
  const data = toPresent(loaded.data);
  return (
    <div class="audiences">
      {loaded.problem && <p role="alert">{loaded.problem}</p>}
      <ul>
        <li class="variant">
          <button type="button" class="audience" aria-pressed={audience === ''} {...toAudienceHandlers('')}>
            Everybody
          </button>
        </li>
        {listVariants(data).map((variant) => (
          <VariantCard
            key={variant.id}
            audiences={data}
            variant={variant}
            isShown={variant.id === audience}
          />
        ))}
      </ul>
      {[null, ...Object.keys(data.rules.components)].map((component) => (
        <RuleOrder key={component ?? ''} audiences={data} component={component} />
      ))}
      {data.components.length > 0 ? (
        <button type="button" class="button" onClick={() => setMaking(true)}>
          New variant …
        </button>
      ) : (
        <p class="quiet">A page without components has no variants.</p>
      )}
      {isMaking && (
        <NewVariantDialog audiences={data} selectedUid={toId(item)} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}
