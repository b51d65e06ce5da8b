import { withSitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { ComponentWithContextProps } from 'lib/component-props';

const Contextual = ({ sitecoreContext }: ComponentWithContextProps): JSX.Element => (
  <p className="component contextual">The page is {sitecoreContext.route?.name}</p>
);

export default withSitecoreContext()(Contextual);
