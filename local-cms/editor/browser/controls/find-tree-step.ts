/** What a tree shows of its present row. */
type Present = {
  index: number;
  /** How many rows there are. */
  count: number;
  /** The index of the row around it, or -1. */
  parent: number;
  hasChildren: boolean;
  isOpen: boolean;
};

/** A key goes to the row with an index, which need not exist, or opens or closes the present row. */
type TreeStep = { to: number } | { isOpen: boolean };

/** Follows the keyboard pattern of trees (WAI-ARIA Authoring Practices). Returns null for other keys. */
export function findTreeStep(key: string, present: Present): TreeStep | null {
  const { index, count, parent, hasChildren, isOpen } = present;
  switch (key) {
    case 'ArrowDown':
      return { to: index + 1 };
    case 'ArrowUp':
      return { to: index - 1 };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: count - 1 };
    case 'ArrowRight':
      if (!hasChildren) return { to: -1 };
      return isOpen ? { to: index + 1 } : { isOpen: true };
    case 'ArrowLeft':
      return hasChildren && isOpen ? { isOpen: false } : { to: parent };
    default:
      return null;
  }
}
