import type { Rendering } from '@/cms/schemas/layout-schema';
import { toStyles } from '@/rendering/component/to-styles';
import { changeRenderings } from '../server-page';
import type { PagePropsStep } from '../types';

/** Adds the param `styles`, which the SDK computes while it renders (spec §3, SDK facts §6). */
export const addStylesParam: PagePropsStep = (page) => changeRenderings(page, withStyles);

function withStyles(rendering: Rendering): Rendering {
  const { params = {} } = rendering;
  // Where the CMS names no variant, the SDK leaves the CMS's own value as it is.
  const styles = params.FieldNames ? toStyles(params) : (params.styles ?? toStyles(params));
  return { ...rendering, params: { ...params, styles } };
}
