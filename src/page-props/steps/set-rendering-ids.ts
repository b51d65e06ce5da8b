import type { Rendering } from '@/cms/schemas/layout-schema';
import { isReservedId } from '@/rendering/markup/allowed-html';
import { changeRenderings } from '../server-page';
import type { PagePropsStep } from '../types';
import { FRAME_IDS } from './rich-text/page-ids';

/** Makes HTML ids of the editors' RenderingIdentifiers. Only the first of several equal ids on the page is kept. */
export const setRenderingIds: PagePropsStep = (page) => {
  const taken = new Set<string>(FRAME_IDS);
  return changeRenderings(page, (rendering) => withOwnId(rendering, taken));
};

function withOwnId(rendering: Rendering, taken: Set<string>): Rendering {
  const { RenderingIdentifier = '', ...params } = rendering.params ?? {};
  const id = RenderingIdentifier.trim().replace(/\s+/g, '-');
  const isFree = id !== '' && !taken.has(id) && !isReservedId(id);
  if (isFree) taken.add(id);
  return {
    ...rendering,
    params: rendering.params && (isFree ? { ...params, RenderingIdentifier: id } : params),
  };
}
