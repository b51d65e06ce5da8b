import type { Path } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { getAt, setAt } from '../changes/set-at.ts';

export type ExperienceShow = 'OWN' | 'HIDDEN' | 'DEFAULT';

export type Experience = {
  variantId: string;
  show: ExperienceShow;
  /** The fields of the rendering's shared item, which a variant gets a copy of: a change of the item would be for all. */
  sharedFields?: unknown;
};

/** Sets what a rendering, at a place in the data of a page, shows in a variant. */
export function setExperience(data: unknown, rendering: Path, experience: Experience): unknown {
  const { variantId, show, sharedFields } = experience;
  const place = [...rendering, 'experiences', variantId];
  if (show === 'HIDDEN') return setAt(data, place, 'hidden');
  if (show === 'OWN') {
    if (isRecord(getAt(data, place))) return data;
    // Its own fields are copied when the first one is changed.
    return setAt(data, place, sharedFields === undefined ? {} : { fields: sharedFields });
  }
  const removed = setAt(data, place, undefined);
  const others = getAt(removed, [...rendering, 'experiences']);
  const isEmpty = isRecord(others) && Object.keys(others).length === 0;
  return isEmpty ? setAt(removed, [...rendering, 'experiences'], undefined) : removed;
}
