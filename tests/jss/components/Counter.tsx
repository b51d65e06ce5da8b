import React, { useState } from 'react';
import { useRouter } from 'next/router';
import { Field, Text, useSitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { useI18n } from 'next-localization';
import config from 'temp/config';

type CounterProps = { fields: { Heading: Field<string> } };

export const Default = (props: CounterProps): JSX.Element => {
  const [count, setCount] = useState(0);
  const { sitecoreContext } = useSitecoreContext();
  const { t } = useI18n();
  const router = useRouter();
  return (
    <div className="component counter">
      <Text tag="h2" field={props.fields.Heading} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <p>
        {t('navigation-label')} {sitecoreContext.site?.name} {sitecoreContext.pageState} {config.sitecoreSiteName}{' '}
        {router.asPath}
      </p>
    </div>
  );
};

export const getServerSideProps = async () => ({ secretOfTheServer: 'only on the server' });
