/** @jsxImportSource preact */
import { Icon } from '../controls/Icon.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import type { IconName } from '../controls/icons.ts';
import { openHelp } from '../state/help.ts';
import { go, place } from '../state/place/place.ts';
import { isDark, turnScheme } from '../state/scheme.ts';
import { leftPanels } from './panels.tsx';
import { views } from './views.tsx';
import { WhoButton } from './WhoButton.tsx';

type RailButtonProps = {
  label: string;
  icon: IconName;
  isCurrent: boolean;
  count?: number;
  onClick: () => void;
};

const RailButton = ({ label, icon, isCurrent, count = 0, onClick }: RailButtonProps) => (
  <button type="button" class="rail-button" aria-current={isCurrent ? 'true' : undefined} onClick={onClick}>
    <Icon name={icon} size={20} />
    {label}
    {count > 0 && <span class="count">{count}</span>}
  </button>
);

/** Opens the panels at the left of the page, and the other views. */
export function Rail() {
  const { view, panel } = place.value;
  const isPage = !views.some(({ name }) => name === view);
  const open = panel || leftPanels[0]?.name;
  return (
    <nav class="rail" aria-label="Views">
      {leftPanels.map(({ name, label, icon }) => (
        <RailButton
          key={name}
          label={label}
          icon={icon}
          isCurrent={isPage && open === name}
          onClick={() => go({ view: '', panel: isPage && open === name ? 'none' : name })}
        />
      ))}
      {views.length > 0 && <hr />}
      {views.map(({ name, label, icon, count }) => (
        <RailButton
          key={name}
          label={label}
          icon={icon}
          isCurrent={view === name}
          count={count?.()}
          onClick={() => go({ view: name })}
        />
      ))}
      <div class="rest">
        <IconButton icon="help" label="Keys and hints" keys="?" onClick={openHelp} />
        <WhoButton />
        <IconButton
          icon={isDark.value ? 'light' : 'dark'}
          label={isDark.value ? 'Light colours' : 'Dark colours'}
          onClick={turnScheme}
        />
      </div>
    </nav>
  );
}
