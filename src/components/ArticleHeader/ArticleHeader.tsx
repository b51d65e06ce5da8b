import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { toFields } from '@/rendering/component/to-rendering-props';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { hasText, toImage } from '@/rendering/fields/field-values';
import { Image, Text } from '@/rendering/fields/fields';
import { toPlaceholderName } from '@/rendering/placeholder/dynamic-placeholder';
import { Placeholder } from '@/rendering/placeholder/Placeholder';
import { ArticleFacts } from './ArticleFacts';

/** Shows an article from the fields of the page: its header, and below it the placeholder with its body. */
export function Default({ params, rendering }: RenderingProps<NoFields, 'DynamicPlaceholderId'>) {
  const { route } = usePageData().layout.sitecore;
  const { Title, Description, Topic, Image: Picture, Caption } = toFields(route?.fields);
  const hasBody = Object.keys(rendering.placeholders ?? {}).length > 0;
  return (
    <RenderingRoot name="article-header" params={params} tag="article" bleeds>
      <header className="article-header-top">
        <Text tag="p" className="article-header-topic" field={Topic} />
        <Text tag="h1" className="article-header-title" field={Title} />
        <ArticleFacts rendering={rendering} />
        <Text tag="p" className="article-header-lead" field={Description} />
        {(toImage(Picture) || hasText(Caption)) && (
          <figure className="article-header-figure">
            <Image
              className="article-header-picture"
              field={Picture}
              sizes="(min-width: 62rem) 75vw, 100vw"
              isPriority
            />
            <Text tag="figcaption" className="article-header-caption" field={Caption} />
          </figure>
        )}
      </header>
      {hasBody && (
        <div className="row article-header-body">
          <Placeholder name={toPlaceholderName('article', params)} rendering={rendering} />
        </div>
      )}
    </RenderingRoot>
  );
}
