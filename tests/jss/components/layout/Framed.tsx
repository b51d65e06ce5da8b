import { ReactElement } from 'react';
import { withPlaceholder } from '@sitecore-jss/sitecore-jss-nextjs';

type FramedProps = { name: string; framed?: ReactElement[] };

const Framed = ({ framed }: FramedProps): JSX.Element => (
  <ol className="component framed">
    {framed?.map((child, index) => (
      <li key={index}>{child}</li>
    ))}
  </ol>
);

export default withPlaceholder([{ placeholder: 'framed', prop: 'framed' }])(Framed);
