import React from 'react';
import {
  constants,
  DateField,
  Field,
  File,
  FileField,
  getFieldValue,
  Image,
  ImageField,
  Link,
  LinkField,
  mediaApi,
  NextImage,
  RichText,
  Text,
  useSitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';

interface Fields {
  Heading: Field<string>;
  Body: Field<string>;
  Picture: ImageField;
  Target: LinkField;
  Download: FileField;
  Date: Field<string>;
}

interface EverythingProps {
  params: { [key: string]: string };
  fields: Fields;
}

const Facts = (): JSX.Element => {
  const { sitecoreContext, api } = useSitecoreContext();
  const facts = {
    pageState: sitecoreContext.pageState,
    pageEditing: sitecoreContext.pageEditing,
    variantId: sitecoreContext.variantId,
    language: sitecoreContext.language,
    site: sitecoreContext.site?.name,
    route: sitecoreContext.route?.name,
    itemPath: sitecoreContext.itemPath,
    title: getFieldValue(sitecoreContext.route?.fields ?? {}, 'Title'),
    edge: api?.edge?.contextId,
    mode: constants.JSS_MODE.CONNECTED,
  };
  return (
    <ul>
      {Object.entries(facts).map(([name, value]) => (
        <li key={name}>
          {name}: {String(value)}
        </li>
      ))}
    </ul>
  );
};

export const Default = (props: EverythingProps): JSX.Element => {
  const id = props.params.RenderingIdentifier;
  return (
    <div className={`component everything ${props.params.styles}`} id={id ? id : undefined}>
      <Text tag="h2" field={props.fields.Heading} />
      <RichText field={props.fields.Body} />
      <Image field={props.fields.Picture} imageParams={{ mw: 100 }} />
      <NextImage field={props.fields.Picture} width={120} height={80} />
      <Link field={props.fields.Target}>
        <span>to the target</span>
      </Link>
      <File field={props.fields.Download} />
      <DateField field={props.fields.Date} render={(date) => <time>{date?.toISOString()}</time>} />
      <p>{mediaApi.replaceMediaUrlPrefix('/-/media/a.png')}</p>
      <Facts />
    </div>
  );
};

export const Compact = (props: EverythingProps): JSX.Element => (
  <div className={`component everything compact ${props.params.styles}`}>
    <Text field={props.fields.Heading} />
  </div>
);
