import type { MouseEvent } from 'react';
import { usePhrase } from '@/rendering/context/page-data';
import { Image, Text } from '@/rendering/fields/fields';
import type { GalleryItem } from './to-pictures';

type GalleryPictureProps = {
  picture: GalleryItem;
  number: number;
  isPriority: boolean;
  onShow: () => void;
};

export function GalleryPicture({ picture, number, isPriority, onShow }: GalleryPictureProps) {
  const phrase = usePhrase();
  const { field, image, caption, ratio } = picture;
  const label = phrase('picture-enlarge', String(number));
  const style: Record<string, string | number> = { '--ratio': ratio };
  const show = (event: MouseEvent) => {
    // With these keys, the browser opens the file in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow();
  };
  return (
    <li style={style}>
      <figure className="gallery-figure">
        <a
          href={image?.src}
          aria-haspopup="dialog"
          aria-label={image?.alt ? `${label}: ${image.alt}` : label}
          onClick={show}
        >
          <Image
            field={field}
            sizes={`(min-width: 40rem) ${Math.ceil(ratio * 24)}rem, 100vw`}
            isPriority={isPriority}
          />
        </a>
        <Text tag="figcaption" className="gallery-caption" field={caption} />
      </figure>
    </li>
  );
}
