import * as FEAAS from '@sitecore-feaas/clientside/react';
import { useState } from 'react';
import type { ExternalProps } from '../../external-component';
import { toTextProp } from '../given-props';

/** Shows one fact at a time. Registers itself as Sitecore documents it, so it is listed in modules.ts. */
function FactBox(given: ExternalProps) {
  const facts = toTextProp(given, 'facts').split('\n').filter(Boolean);
  const [index, setIndex] = useState(0);
  return (
    <figure>
      <blockquote>{facts[index]}</blockquote>
      <button type="button" className="button" onClick={() => setIndex((index + 1) % facts.length)}>
        {toTextProp(given, 'nextLabel')}
      </button>
    </figure>
  );
}

FEAAS.External.registerComponent(FactBox, {
  name: 'FactBox',
  title: 'Facts, one at a time',
  group: 'Plants',
  properties: {
    facts: { type: 'string', title: 'Facts, one per line' },
    nextLabel: { type: 'string', title: 'Label of the button', default: 'Another fact' },
  },
});
