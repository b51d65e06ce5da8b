import type { WrittenFault } from '../../../local-cms/services/faults/fault.ts';

/** Sets the faults of the local CMS, in place of earlier ones. An empty list ends all faults. */
export async function setFaults(cmsUrl: string, faults: readonly WrittenFault[]): Promise<void> {
  const response = await fetch(`${cmsUrl}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(`The CMS rejects these faults: ${await response.text()}`);
}
