import { Field, Text, withDatasourceCheck } from '@sitecore-jss/sitecore-jss-nextjs';
import { ComponentProps } from 'lib/component-props';

type CheckedProps = ComponentProps & { fields: { Heading: Field<string> } };

const Checked = (props: CheckedProps): JSX.Element => (
  <div className="component checked">
    <Text tag="p" field={props.fields.Heading} />
  </div>
);

export default withDatasourceCheck()<CheckedProps>(Checked);
