/** @jsxImportSource preact */
import './outline.css';
import type { OutlineNode } from '../../platform/messages.ts';
import { hoveredKey, openPage, point, select, selectedKey, toName } from '../../state/open-page.ts';

const isListed = ({ type }: OutlineNode): boolean => type !== 'field';

/** Whether the node is the one with the key, or has it below itself where nothing is listed. */
const isMarked = (node: OutlineNode, key: string): boolean =>
  key === node.key ||
  (key.startsWith(`${node.key}/`) &&
    !node.children.some((child) => isListed(child) && `${key}/`.startsWith(`${child.key}/`)));

const Node = ({ node }: { node: OutlineNode }) => {
  const children = node.children.filter(isListed);
  return (
    <li>
      <button
        type="button"
        class={`${node.type}${isMarked(node, hoveredKey.value) ? ' hover' : ''}`}
        aria-current={isMarked(node, selectedKey.value) ? 'true' : undefined}
        onClick={() => select(node.key, { shouldScroll: true })}
        onPointerEnter={() => point(node.key)}
        onPointerLeave={() => point('')}
        onFocus={() => point(node.key)}
        onBlur={() => point('')}
      >
        {toName(node)}
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Node key={child.key} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** The placeholders and renderings of the page. */
export function OutlinePanel() {
  const { outline, faults } = openPage.value;
  return (
    <div class="outline">
      <ul id="outline">
        {outline.filter(isListed).map((node) => (
          <Node key={node.key} node={node} />
        ))}
      </ul>
      {outline.length === 0 && <p class="quiet">Only in edit state a page has an outline.</p>}
      {faults.length > 0 && (
        <ul class="faults" aria-label="What is wrong with the chromes">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
