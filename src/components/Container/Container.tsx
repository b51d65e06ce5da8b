import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { toPlaceholderName } from '@/rendering/placeholder/dynamic-placeholder';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

type ContainerProps = RenderingProps<NoFields, 'BackgroundImage' | 'DynamicPlaceholderId'>;

export function Default({ params, rendering }: ContainerProps) {
  const image = findBackgroundImage(params.BackgroundImage);
  return (
    <RenderingRoot
      name="container-default"
      className={image ? 'pictured' : undefined}
      params={params}
      bleeds
      style={image ? { backgroundImage: `url(${JSON.stringify(image)})` } : undefined}
    >
      <div className="row">
        <Placeholder name={toPlaceholderName('container', params)} rendering={rendering} />
      </div>
    </RenderingRoot>
  );
}

/** Finds the image's URL in the param, which is `<image mediaurl="…" />` or only the URL. */
function findBackgroundImage(parameter = ''): string | null {
  const url = /mediaurl="([^"]*)"/i.exec(parameter)?.[1] ?? parameter.trim();
  return /^(https?:\/)?\/[^<>]*$/.test(url) ? url : null;
}
