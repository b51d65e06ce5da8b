/** @jsxImportSource preact */
import './list-view.css';
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from './rows/use-kept-focus.ts';

type ListViewProps = {
  title: string;
  /** Search, choices and buttons beside the title. */
  tools?: ComponentChildren;
  /** Why the list cannot be shown. */
  problem?: string;
  children: ComponentChildren;
};

const KEPT = { rows: 'tbody > tr, ul > li', otherwise: ['header .primary', 'header input', 'h2'] };

/** A view of one list. The focus stays in the list when its row goes away. */
export function ListView({ title, tools, problem, children }: ListViewProps) {
  const root = useKeptFocus<HTMLDivElement>(KEPT);
  return (
    <div class="list-view" ref={root}>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        {tools}
      </header>
      {problem ? <p role="alert">{problem}</p> : children}
    </div>
  );
}
