import { DateField } from '@/rendering/fields/DateField';
import { Image, Link, RichText, Text } from '@/rendering/fields/fields';
import styles from './CardGrid.module.scss';
import type { Card } from './to-card';

/** Shows a card. If its title is a link, the link covers the whole card. */
export function CardItem({ card, isPriority }: { card: Card; isPriority: boolean }) {
  const { title, text, description, image, isDrawing, meta, published, link, href } = card;
  const heading = <Text field={title} />;
  return (
    <li className={styles.card}>
      <Image
        className={isDrawing ? styles.drawing : styles.picture}
        field={image}
        sizes="(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        isPriority={isPriority}
      />
      <div className={styles.texts}>
        <DateField className={styles.meta} field={published} />
        <Text tag="p" className={styles.meta} field={meta} />
        <h3>
          {href ? (
            <a className={styles.whole} href={href}>
              {heading}
            </a>
          ) : (
            heading
          )}
        </h3>
        <RichText field={text} />
        <Text tag="p" field={description} />
        <Link className={styles.link} field={link} />
      </div>
    </li>
  );
}
