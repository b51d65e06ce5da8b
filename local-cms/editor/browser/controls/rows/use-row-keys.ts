import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveInList } from '../../state/move-in-list.ts';

/**
 * Gives the rows of a list keys that move with them, because their values have no ids, and two can be equal. What is open
 * in a row, and the focus, stay with it.
 */
export function useRowKeys(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const keys = useRef<readonly number[]>([]);
  const next = useRef(0);
  const moved = useRef<number | null>(null);
  const added = Array.from({ length: count - keys.current.length }, () => next.current++);
  keys.current = [...keys.current, ...added].slice(0, count);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    list.current?.children[moved.current]?.querySelector<HTMLElement>('button, summary')?.focus();
    moved.current = null;
  });
  return {
    list,
    keys: keys.current,
    move: (from: number, to: number) => {
      keys.current = moveInList(keys.current, from, to);
      moved.current = to;
    },
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1);
    },
  };
}
