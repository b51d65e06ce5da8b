import Button from 'components/shared/Button';
import { isbot } from 'isbot';
import styles from './styled.module.scss';

export const Default = (): JSX.Element => (
  <div className={`component ${styles.styled}`}>
    <Button label={isbot('Googlebot') ? 'A bot' : 'A visitor'} />
  </div>
);
