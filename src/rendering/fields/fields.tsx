import { type CSSProperties, Fragment, lazy, type ReactNode } from 'react';
import { useColumnSizes } from '../component/column-share';
import type { Field, ImageField, LinkField, RichTextField, TextField } from '../component/types';
import { usePhrase } from '../context/page-data';
import { type ImageValue, toImage, toLink, toMarkup, toText } from './field-values';
import { toSrcSet } from './image-sources';

// Only editors download it.
const EditingFrame = lazy(() =>
  import('./EditingFrame').then((module) => ({ default: module.EditingFrame })),
);

type FrameProps = { field?: Field; kind?: 'text' | 'image'; children: ReactNode };

// These components replace the SDK's, which malformed values break. The SDK draws only the chromes.
export function Frame({ field, kind = 'text', children }: FrameProps) {
  return field?.metadata ? (
    <EditingFrame field={field} kind={kind}>
      {children}
    </EditingFrame>
  ) : (
    children
  );
}

type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'figcaption';
type TextProps = { field?: TextField; tag?: TextTag; className?: string; id?: string };

/** Shows plain text with its line breaks. Renders nothing when the field is empty. */
export function Text({ field, tag: Tag = 'span', className, id }: TextProps) {
  const text = toText(field);
  return (
    <Frame field={field}>
      {text && (
        <Tag className={className} id={id}>
          {toLines(text)}
        </Tag>
      )}
    </Frame>
  );
}

function toLines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type RichTextProps = { field?: RichTextField; className?: string };

export function RichText({ field, className }: RichTextProps) {
  const html = toMarkup(field);
  const classes = ['prose', className].filter(Boolean).join(' ');
  return (
    <Frame field={field}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it (docs/decisions/014) */}
      {html && <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />}
    </Frame>
  );
}

type ImageProps = {
  field?: ImageField;
  className?: string;
  /** The `sizes` attribute. By default, the image is as wide as its column. */
  sizes?: string;
  /** Whether the browser loads this image before others. Meant for the first image of the page (`useIsLead`). */
  isPriority?: boolean;
};

/** Shows an image in a width that fits the screen, and reserves its space while it is loading. */
export function Image({ field, ...props }: ImageProps) {
  const image = toImage(field);
  return (
    <Frame field={field} kind="image">
      {image && <Picture image={image} {...props} />}
    </Frame>
  );
}

type PictureProps = Omit<ImageProps, 'field'> & { image: ImageValue };

function Picture({ image, className, sizes, isPriority = false }: PictureProps) {
  const columnSizes = useColumnSizes();
  const srcSet = toSrcSet(image.src, image.width);
  return (
    <img
      className={className}
      alt={image.alt}
      width={image.width}
      height={image.height}
      sizes={srcSet && (sizes ?? columnSizes)}
      srcSet={srcSet}
      src={image.src}
      style={toStyle(image)}
      fetchPriority={isPriority ? 'high' : undefined}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? undefined : 'async'}
    />
  );
}

function toStyle({ color, focus }: ImageValue): CSSProperties | undefined {
  return color || focus ? { backgroundColor: color, objectPosition: focus } : undefined;
}

type LinkProps = { field?: LinkField; className?: string; children?: ReactNode };

/** Shows a plain link. ClientNavigation.tsx handles clicks on links to pages of the site. */
export function Link({ field, className, children }: LinkProps) {
  const phrase = usePhrase();
  const link = toLink(field);
  const isNewTab = link?.target === '_blank';
  return (
    <Frame field={field}>
      {link && (
        <a
          href={link.href}
          className={[className, link.className].filter(Boolean).join(' ') || undefined}
          title={link.title}
          target={link.target}
          rel={link.target && 'noopener noreferrer'}
        >
          {children ?? link.text}
          {isNewTab && <span className="visually-hidden"> ({phrase('opens-in-new-tab')})</span>}
        </a>
      )}
    </Frame>
  );
}
