/** @jsxImportSource preact */
import { isRecord } from '../../../../content/yaml/same-data.ts';
import type { Component } from '../../platform/library.ts';

/** Draws the fields of a component that has no picture: a line for a text, a block for a list. */
function Drawing({ start, label }: Component) {
  const fields = isRecord(start.fields) ? Object.values(start.fields).slice(0, 5) : [];
  const places = isRecord(start.placeholders) ? Object.keys(start.placeholders) : [];
  if (fields.length + places.length === 0)
    return (
      <span class="drawing initial" aria-hidden="true">
        {label.charAt(0)}
      </span>
    );
  return (
    <span class="drawing">
      {fields.map((field, index) => (
        <i key={String(index)} class={Array.isArray(field) ? 'list' : index === 0 ? 'heading' : 'line'} />
      ))}
      {places.length > 0 && (
        <span class="places">
          {places.map((name) => (
            <i key={name} class="place" />
          ))}
        </span>
      )}
    </span>
  );
}

type ComponentCardProps = {
  component: Component;
  isDisabled: boolean;
  onChoose: () => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
};

/** A component with its picture. A click adds it; it can be dragged onto the page too. */
export const ComponentCard = ({ component, isDisabled, ...events }: ComponentCardProps) => (
  <button
    type="button"
    class="component-card"
    draggable
    disabled={isDisabled}
    onClick={({ detail }) => {
      // The second click of a double click would add another one.
      if (detail < 2) events.onChoose();
    }}
    onDragStart={events.onDragStart}
    onDragEnd={events.onDragEnd}
  >
    {component.thumbnail ? (
      <img src={component.thumbnail} alt="" width="160" height="90" loading="lazy" draggable={false} />
    ) : (
      <Drawing {...component} />
    )}
    <span>{component.label}</span>
  </button>
);
