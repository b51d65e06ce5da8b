import { ItemHeading } from '@/rendering/component/ItemHeading';
import { Image, Link, RichText } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';

export function Slide({ slide: { title, getField }, isPriority }: { slide: Item; isPriority: boolean }) {
  return (
    <li className="carousel-slide">
      <Image
        className="carousel-picture"
        field={getField('Image')}
        sizes="(min-width: 62rem) 46rem, 85vw"
        isPriority={isPriority}
      />
      <div className="carousel-texts">
        <ItemHeading title={title} />
        <RichText field={getField('Text')} />
        <Link field={getField('Link')} />
      </div>
    </li>
  );
}
