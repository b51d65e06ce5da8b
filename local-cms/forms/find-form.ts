import type { Snapshot } from '../store/snapshot.ts';
import type { FormFile } from './form-file.ts';

export type FoundForm = { siteName: string; form: FormFile };

/** A form by its id. Its address names no site, as in XM Cloud: of two sites that have it, the first counts. */
export function findForm({ sites }: Snapshot, id: string): FoundForm | null {
  for (const { settings, forms } of sites.values()) {
    const form = forms.get(id.toLowerCase());
    if (form) return { siteName: settings.name, form };
  }
  return null;
}
