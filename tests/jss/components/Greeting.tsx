import { useI18n } from 'next-localization';

const Greeting = (): JSX.Element => {
  const { t, locale } = useI18n();
  return (
    <p className="component greeting">
      {t('navigation-label')} in {locale()}
      {t('no-such-phrase')}
    </p>
  );
};

export default Greeting;
