import type { WrittenFault } from '../../../local-cms/services/faults/fault.ts';

/** Makes the local CMS fail in these ways from now on. An empty list ends all faults. */
export async function setFaults(cmsUrl: string, faults: readonly WrittenFault[]): Promise<void> {
  const response = await fetch(`${cmsUrl}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(`The CMS rejects these faults: ${await response.text()}`);
}
