import { ItemHeading } from '@/rendering/component/ItemHeading';
import { DateField } from '@/rendering/fields/DateField';
import { Image, Link, RichText, Text } from '@/rendering/fields/fields';
import { toDirection } from '@/texts/to-direction';
import type { Card } from './to-card';

const SIZES = '(min-width: 62rem) 30rem, (min-width: 40rem) 50vw, 100vw';
/** On a wide screen the place is taller than wide, and a landscape picture that covers it is wider than the place. */
const LARGE_SIZES = '(min-width: 100rem) 80rem, (min-width: 62rem) 80vw, 100vw';

type CardItemProps = { card: Card; isPriority: boolean; isLarge?: boolean };

/** Shows a card. If its title is a link, the link covers the whole card. */
export function CardItem({ card, isPriority, isLarge = false }: CardItemProps) {
  const { title, text, description, image, isDrawing, meta, published, link, href, language } = card;
  const heading = <Text field={title} />;
  return (
    <li className="card-grid-card" lang={language} dir={language && toDirection(language)}>
      <Image
        className={isDrawing ? 'card-grid-drawing' : 'card-grid-picture'}
        field={image}
        sizes={isLarge ? LARGE_SIZES : SIZES}
        isPriority={isPriority}
      />
      <div className="card-grid-texts">
        <DateField className="card-grid-meta" field={published} />
        <Text tag="p" className="card-grid-meta" field={meta} />
        <ItemHeading title={title}>
          {href ? (
            <a className="card-grid-whole" href={href}>
              {heading}
            </a>
          ) : (
            heading
          )}
        </ItemHeading>
        <RichText field={text} />
        <Text tag="p" field={description} />
        <Link className="card-grid-link" field={link} />
      </div>
    </li>
  );
}
