/** @jsxImportSource preact */
import './list-view.css';
import type { ComponentChildren } from 'preact';

type ListViewProps = {
  title: string;
  /** Search, choices and buttons beside the title. */
  tools?: ComponentChildren;
  /** Why the list cannot be shown. */
  problem?: string;
  children: ComponentChildren;
};

/** A view of one list. */
export const ListView = ({ title, tools, problem, children }: ListViewProps) => (
  <div class="list-view">
    <header>
      <h2>{title}</h2>
      {tools}
    </header>
    {problem ? <p role="alert">{problem}</p> : children}
  </div>
);
