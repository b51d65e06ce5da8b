import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type {
  ImageField,
  LinkField,
  RenderingProps,
  RichTextField,
  TextField,
} from '@/rendering/component/types';
import { toText } from '@/rendering/fields/field-values';
import { Image, Link, RichText, Text } from '@/rendering/fields/fields';

type CallToActionProps = RenderingProps<{
  Title: TextField;
  Text: RichTextField;
  Image: ImageField;
  Link: LinkField;
}>;

function CallToAction({ fields, params }: CallToActionProps) {
  const isOnlyLink = !toText(fields.Title) && !toText(fields.Text);
  return (
    <RenderingRoot name="call-to-action" params={params}>
      <div className={isOnlyLink ? undefined : 'call-to-action-panel'}>
        <CallToActionParts fields={fields} />
      </div>
    </RenderingRoot>
  );
}

/** A landscape picture that covers a tall place is wider than the place. */
const SIZES = '(min-width: 62rem) 60vw, 100vw';

function BannerCallToAction({ fields, params }: CallToActionProps) {
  return (
    <RenderingRoot name="call-to-action" params={params} className="call-to-action-banner on-dark" bleeds>
      <CallToActionParts fields={fields} />
      <Image className="call-to-action-picture" field={fields.Image} sizes={SIZES} />
    </RenderingRoot>
  );
}

function CallToActionParts({ fields }: Pick<CallToActionProps, 'fields'>) {
  return (
    <>
      <div>
        <Text tag="h2" field={fields.Title} />
        <RichText field={fields.Text} />
      </div>
      <Link className="button" field={fields.Link} />
    </>
  );
}

export const Default = withDatasourceCheck(CallToAction);
export const Banner = withDatasourceCheck(BannerCallToAction);
