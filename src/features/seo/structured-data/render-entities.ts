import type { Entity } from '@/rendering/component/component-server';

/** Returns JSON-LD for a `<script>`. No text in it can end the element, because it contains no `<`. */
export const renderEntities = (entities: readonly Entity[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': entities }).replaceAll('<', '\\u003c');
