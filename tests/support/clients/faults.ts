import type { WrittenFault } from '../../../local-cms/services/faults/fault.ts';

/** From now on the CMS fails in these ways; none: in no way. */
export async function setFaults(cmsUrl: string, faults: readonly WrittenFault[]): Promise<void> {
  const answer = await fetch(`${cmsUrl}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  if (!answer.ok) throw new Error(`The CMS takes no such faults: ${await answer.text()}`);
}
