/** @jsxImportSource preact */
import './page-view.css';
import { leftPanels, rightPanels } from '../../app/panels.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { go, place } from '../../state/place/place.ts';
import { Stage } from './Stage.tsx';

/** The page in its frame, between the panels. */
export function PageView({ isHidden, siteUrl }: { isHidden: boolean; siteUrl: string }) {
  const { panel, tab } = place.value;
  const left = panel === 'none' ? null : (leftPanels.find(({ name }) => name === panel) ?? leftPanels[0]);
  const right = tab === 'none' ? null : (rightPanels.find(({ name }) => name === tab) ?? rightPanels[0]);
  return (
    <div class="page-view" hidden={isHidden}>
      {left && (
        <section key={left.name} class="panel left" aria-labelledby="left-title">
          <h2 id="left-title">{left.label}</h2>
          <left.Panel />
        </section>
      )}
      <Stage siteUrl={siteUrl} />
      {right && (
        <section class="panel right" aria-label="Properties">
          <Tabs tabs={rightPanels} current={right.name} onChange={(name) => go({ tab: name })}>
            <right.Panel />
          </Tabs>
        </section>
      )}
    </div>
  );
}
