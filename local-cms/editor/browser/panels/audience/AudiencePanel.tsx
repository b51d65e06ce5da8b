/** @jsxImportSource preact */
import './audience.css';
import { useState } from 'preact/hooks';
import { useKeptFocus } from '../../controls/rows/use-kept-focus.ts';
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

const KEPT = { rows: '.variant, .rule-order li', otherwise: ['button'] };

function Variants({ data, problem }: { data: Audiences; problem: string }) {
  const [isMaking, setMaking] = useState(false);
  const root = useKeptFocus<HTMLDivElement>(KEPT);
  const { audience, item } = place.value;
  return (
    <div class="audiences" ref={root}>
      <h2>{here.value.page?.title}</h2>
      {problem && <p role="alert">{problem}</p>}
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
          New audience …
        </button>
      ) : (
        <p class="quiet">Add a component first: a page without components has no audiences.</p>
      )}
      {isMaking && (
        <NewVariantDialog audiences={data} selectedUid={toId(item)} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}

/** Which audiences the page has, what each of them sees, and who belongs to it. */
export function AudiencePanel() {
  const { page, language, site } = here.value;
  const query = new URLSearchParams({ item: page?.itemId ?? '', language, version: place.value.version });
  const isAuthored = page !== undefined && site?.isRecorded === false;
  const { data, problem } = useFetched(Audiences, isAuthored ? `/editor/audiences?${query}` : '');
  if (!isAuthored) return <p class="audiences quiet">The page is recorded and read-only.</p>;
  if (!data) return <p class="audiences quiet">{problem || 'Loading …'}</p>;
  return <Variants data={toPresent(data)} problem={problem} />;
}
