import { computed } from '@preact/signals';
import { here } from '../../../state/content/content.ts';
import { library } from '../../../state/page/structure.ts';

/** What an entry can refer to: shared items and pages, as a content file names them. */
export const references = computed(() => [
  ...(library.value?.shared ?? []).map(({ name, label }) => ({ value: `shared/${name}`, label })),
  ...here.value.pages.map(({ route, title }) => ({ value: route, label: title })),
]);
