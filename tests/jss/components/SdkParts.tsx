import React from 'react';
import * as FEAAS from '@sitecore-feaas/clientside/react';
import {
  BYOCComponent,
  ComponentRendering,
  EditingScripts,
  FEaaSComponent,
  Form,
  useSitecoreContext,
  VisitorIdentification,
} from '@sitecore-jss/sitecore-jss-nextjs';

const Badge = ({ label }: { label?: string }): JSX.Element => <em className="badge">Badge {label}</em>;

FEAAS.External.registerComponent(Badge, {
  name: 'Badge',
  title: 'Badge',
  properties: { label: { type: 'string' } },
});

type SdkPartsProps = { rendering: ComponentRendering; params: { [key: string]: string } };

export const Default = ({ params, rendering }: SdkPartsProps): JSX.Element => {
  const { sitecoreContext } = useSitecoreContext();
  return (
    <div className={`component sdk-parts ${params.styles}`}>
      <p>Parts of the SDK in {sitecoreContext.language}</p>
      <VisitorIdentification />
      <EditingScripts />
      {params.FormId && (
        <Form params={{ FormId: params.FormId, styles: '' }} rendering={rendering} />
      )}
      <FEaaSComponent params={{}} />
      <BYOCComponent
        params={{ ComponentName: 'Badge', ComponentProps: '{"label":"of bronze"}', styles: '' }}
        fields={{}}
        rendering={rendering}
      />
    </div>
  );
};
