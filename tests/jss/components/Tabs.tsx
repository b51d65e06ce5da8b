import React, { useState } from 'react';
import { ComponentRendering, Placeholder } from '@sitecore-jss/sitecore-jss-nextjs';

type TabsProps = { rendering: ComponentRendering; params: { [key: string]: string } };

export const Default = (props: TabsProps): JSX.Element => {
  const [open, setOpen] = useState(0);
  const names = props.params.Names.split(',');
  return (
    <div className={`component tabs ${props.params.styles}`}>
      {names.map((name, index) => (
        <button key={name} type="button" onClick={() => setOpen(index)}>
          {name}
        </button>
      ))}
      <Placeholder
        name="tabs"
        rendering={props.rendering}
        renderEach={(child, index) => (
          <section key={index} hidden={index !== open}>
            {child}
          </section>
        )}
      />
    </div>
  );
};
