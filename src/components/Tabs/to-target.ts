/** Returns the index of the tab to which a key leads from the tab `chosen`, or `null` if the key does nothing. */
export function toTarget(key: string, chosen: number, count: number, isRtl: boolean): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (chosen + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (chosen - 1 + count) % count;
    default:
      return null;
  }
}
