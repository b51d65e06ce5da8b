import dynamic from 'next/dynamic';
import { Fragment, type ReactNode } from 'react';
import { useColumnSizes } from './column-share';
import { type AnyField, type ImageValue, toImage, toLink, toText } from './field-values';
import { toSrcSet } from './image-sources';
import { usePhrase } from './page';
import { toMarkup } from './to-markup';

const EditingFrame = dynamic(() => import('./EditingFrame').then((module) => module.EditingFrame));

type FrameProps = { field?: AnyField; kind?: 'text' | 'image'; children: ReactNode };

// What a field looks like is decided here, so that odd values never throw and links stay plain links. What an
// editor needs around a field is the SDK's, and loaded only where the CMS sends the metadata for it.
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
type TextProps = { field?: AnyField; tag?: TextTag; className?: string };

/** A line of text; line breaks of a multi-line field are kept. Nothing when it is empty. */
export function Text({ field, tag: Tag = 'span', className }: TextProps) {
  const text = toText(field);
  return <Frame field={field}>{text && <Tag className={className}>{toLines(text)}</Tag>}</Frame>;
}

function toLines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type RichTextProps = { field?: AnyField; className?: string };

/** Markup as an editor wrote it. */
export function RichText({ field, className }: RichTextProps) {
  const html = toMarkup(toText(field));
  const classes = ['prose', className].filter(Boolean).join(' ');
  return (
    <Frame field={field}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: who may write markup is the CMS's decision */}
      {html && <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />}
    </Frame>
  );
}

type ImageProps = {
  field?: AnyField;
  className?: string;
  /** How wide the image is shown, as in the `sizes` of HTML; left out, it fills its column. */
  sizes?: string;
  /** For the one image that the visitor waits for (`useIsLead`). */
  isPriority?: boolean;
};

/** An image in the width that the screen needs; its place is kept while it loads. */
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
      fetchPriority={isPriority ? 'high' : undefined}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? undefined : 'async'}
    />
  );
}

type LinkProps = { field?: AnyField; className?: string; children?: ReactNode };

/** A plain link; client-navigation.ts takes the clicks that stay on the site. */
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
