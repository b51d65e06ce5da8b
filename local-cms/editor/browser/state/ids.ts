/** Chromes write ids in braces and capitals, and the authoring API does not. */
export const toId = (id: string): string => id.replace(/[{}]/g, '').toLowerCase();
