import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useEffect } from 'react';
import { SectionBoundary } from '../boundaries/SectionBoundary';
import { ColumnShare } from '../component/column-share';
import { toRenderingProps } from '../component/to-rendering-props';
import { PageContext, type PageData } from '../context/page-data';
import type { RenderingComponent } from '../placeholder/component-map';
import { IslandStarter, type StartIslands, startNone } from './island-starter';
import { type ReadSlot, SlotReader, StaticSlot } from './StaticSlot';
import type { Island } from './static-page';

type IslandRootProps = {
  island: Omit<Island, 'hiddenSlots'>;
  Component: RenderingComponent;
  page: PageData;
  router: NextRouter;
  readSlot: ReadSlot;
  /** Starts the islands inside the island's placeholders. Only the browser passes it. */
  startIslands?: StartIslands;
  onHydrated?: () => void;
};

/** The React root of an island. Server and browser render the same. */
export function IslandRoot({
  island,
  Component,
  page,
  router,
  readSlot,
  startIslands = startNone,
  onHydrated,
}: IslandRootProps) {
  const { rendering, columnShare = 1, isLead } = island;
  const leadImageUid = (isLead && rendering.uid) || null;
  return (
    <RouterContext value={router}>
      <PageContext value={{ page, componentMap: {}, leadImageUid, Slot: StaticSlot }}>
        <ColumnShare value={columnShare}>
          <SlotReader value={readSlot}>
            <IslandStarter value={startIslands}>
              <SectionBoundary name={rendering.componentName}>
                <Component {...toRenderingProps(rendering)} />
                <HydrationEnd onHydrated={onHydrated} />
              </SectionBoundary>
            </IslandStarter>
          </SlotReader>
        </ColumnShare>
      </PageContext>
    </RouterContext>
  );
}

/** Inside the boundary, because React hydrates what a boundary contains after what is around it. */
function HydrationEnd({ onHydrated }: Pick<IslandRootProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
