import React, { useEffect, useState } from 'react';
import dynamic from 'next/dynamic';
import { Field } from '@sitecore-jss/sitecore-jss-nextjs';

const Deferred = dynamic(() => import('./shared/Deferred'));
const Named = dynamic(() => import('./shared/Deferred').then((module) => module.Named));
const InBrowser = dynamic(() => import('./shared/Deferred'), {
  ssr: false,
  loading: () => <i>Loading</i>,
});

type DynamicProps = { fields: { Heading: Field<string> } };

export const Default = ({ fields }: DynamicProps): JSX.Element => {
  const [label, setLabel] = useState('waits');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setLabel('is ready'), []);
  return (
    <div className="component dynamic">
      <h2>
        {fields.Heading.value} {label}
      </h2>
      <Deferred label={`Deferred ${label}`} />
      <InBrowser label="In the browser" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Named label="Opened" />}
    </div>
  );
};

/** Has neither state nor handlers. */
export const Plain = (): JSX.Element => (
  <div className="component dynamic-plain">
    <Named label="Plain" />
  </div>
);
