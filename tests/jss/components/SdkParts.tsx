import React from 'react';
import {
  BYOCComponent,
  DesignLibrary,
  EditingScripts,
  FEaaSComponent,
  Form,
  RenderingType,
  useSitecoreContext,
  VisitorIdentification,
} from '@sitecore-jss/sitecore-jss-nextjs';

type SdkPartsProps = { params: { [key: string]: string } };

export const Default = ({ params }: SdkPartsProps): JSX.Element => {
  const { sitecoreContext } = useSitecoreContext();
  return (
    <div className={`component sdk-parts ${params.styles}`}>
      <p>Parts of the SDK</p>
      <VisitorIdentification />
      <EditingScripts />
      {sitecoreContext.renderingType === RenderingType.Component && params.ShowLibrary && (
        <DesignLibrary {...({} as React.ComponentProps<typeof DesignLibrary>)} />
      )}
      <Form params={{ FormId: params.FormId, styles: '', RenderingIdentifier: 'sdk-form' }} />
      <FEaaSComponent params={{}} />
      <BYOCComponent params={{ ComponentName: params.External, styles: '' }} fields={{}} />
    </div>
  );
};
