import React from 'react';
import { ComponentParams, ComponentRendering, Placeholder } from '@sitecore-jss/sitecore-jss-nextjs';

interface ColumnsProps {
  rendering: ComponentRendering & { params: ComponentParams };
  params: ComponentParams;
}

export const Default = (props: ColumnsProps): JSX.Element => {
  const names = props.params.EnabledPlaceholders.split(',');
  return (
    <div className={`row columns ${props.params.styles}`}>
      {names.map((name) => (
        <div key={name} className="column">
          <Placeholder name={`column-${name}-{*}`} rendering={props.rendering} />
        </div>
      ))}
    </div>
  );
};
