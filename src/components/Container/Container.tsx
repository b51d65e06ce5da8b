import { toPlaceholderName } from '@/rendering/dynamic-placeholder';
import { Placeholder } from '@/rendering/Placeholder';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';

/** A part of a page that holds other components, on a ground of its own if the editor wishes so. */
export function Default({ params, rendering }: RenderingProps) {
  const image = findBackgroundImage(params?.BackgroundImage);
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

/** The parameter holds an image as the CMS writes it, `<image mediaurl="…" />`, or only its address. */
function findBackgroundImage(parameter = ''): string | null {
  const address = /mediaurl="([^"]*)"/i.exec(parameter)?.[1] ?? parameter.trim();
  return /^(https?:\/)?\/[^<>]*$/.test(address) ? address : null;
}
