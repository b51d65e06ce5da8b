import { hasLink } from '../fields/field-values';
import { Link } from '../fields/fields';
import type { LinkField } from './types';

type ButtonLinksProps = { className: string; primary?: LinkField; secondary?: LinkField };

/** Shows one or two links as buttons, the second a quiet one. Renders nothing when both are empty. */
export function ButtonLinks({ className, primary, secondary }: ButtonLinksProps) {
  if (!hasLink(primary) && !hasLink(secondary)) return null;
  return (
    <div className={className}>
      <Link className="button" field={primary} />
      <Link className="button button-quiet" field={secondary} />
    </div>
  );
}
