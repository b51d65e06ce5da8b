import { use, useEffect, useId, useState } from 'react';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { useIsLead, usePageData, usePhrase } from '@/rendering/context/page-data';
import { Image, RichText, Text } from '@/rendering/fields/fields';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

// Components for tests of static HTML. Those whose names begin with `Island` are islands.

type BoxProps = RenderingProps<NoFields, 'isBroken'>;

const Box = ({ rendering, params }: BoxProps) => (
  <RenderingRoot name="box" params={params} tag="section">
    <Placeholder name="box" rendering={rendering} />
  </RenderingRoot>
);

const Row = ({ rendering, params }: BoxProps) => (
  <RenderingRoot name="row" params={params}>
    {[1, 2].map((number) => (
      <div key={number} className={`col-lg-${number}`}>
        <Placeholder name={`column-${number}-7`} rendering={rendering} />
      </div>
    ))}
  </RenderingRoot>
);

const Words = ({ fields, rendering }: RenderingProps<Record<'Title' | 'Text' | 'Image', object>>) => {
  const id = useId();
  return (
    <section aria-labelledby={id} title={usePageData().layout.sitecore.context.site?.name}>
      <span id={id}>{usePhrase<string>()('words')}</span>
      <Text tag="h2" field={fields.Title} />
      <RichText field={fields.Text} />
      <Image field={fields.Image} isPriority={useIsLead(rendering)} />
    </section>
  );
};

const Broken = () => {
  throw new Error('No wind today');
};

const waiting = new Map<string | undefined, Promise<string>>();

const Slow = ({ rendering: { uid } }: RenderingProps) => {
  const promise = waiting.get(uid) ?? new Promise<string>((resolve) => setTimeout(resolve, 2, `slow ${uid}`));
  waiting.set(uid, promise);
  return <p>{use(promise)}</p>;
};

/** Has state, an id, an effect, fields, a phrase and the content of two placeholders, one of which is closed. */
const IslandBox = ({ rendering, params, fields }: RenderingProps<{ Title: object }>) => {
  const id = useId();
  const phrase = usePhrase<string>();
  const [isOpen, setOpen] = useState(false);
  const [effects, setEffects] = useState(0);
  useEffect(() => setEffects((count) => count + 1), []);
  return (
    <RenderingRoot name="island-box" params={params}>
      <button type="button" aria-controls={id} onClick={() => setOpen(!isOpen)} data-hydrated={effects > 0}>
        {phrase('toggle')} {rendering.uid} {effects}
      </button>
      <Text tag="h2" field={fields.Title} />
      <div id={id}>
        <Placeholder name="box" rendering={rendering} />
      </div>
      {isOpen && <Placeholder name="column-1-7" rendering={rendering} />}
    </RenderingRoot>
  );
};

const IslandLeaf = ({ rendering, fields }: RenderingProps<{ Text: object; Image: object }>) => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <RichText field={fields.Text} />
      <Image field={fields.Image} isPriority={useIsLead(rendering)} />
      <input aria-label={rendering.uid} data-hydrated={isHydrated} />
    </>
  );
};

export const movingComponents = {
  Box: { Default: Box },
  Row: { Default: Row },
  Words: { Default: Words },
  Broken: { Default: Broken },
  Slow: { Default: Slow },
  IslandBox: { Default: IslandBox },
  IslandLeaf: { Default: IslandLeaf },
  IslandBroken: { Default: Broken },
  IslandSlow: { Default: Slow },
};
