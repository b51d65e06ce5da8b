import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { HOSTILE_COMPONENTS, startHostileHost } from '../support/servers/hostile-host.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

const DEADLINE_MS = 2_000;
/** The time that a busy machine needs for the rest of a page. */
const REST_MS = 3_000;
const PROBLEM = 'There was a problem loading this section.';

const component = (id: string, host: string) => `
    - component: FEaaSWrapper
      id: ${id}
      params: { LibraryId: lib, ComponentId: ${id}, ComponentVersion: responsive, ComponentHostName: "${host}" }`;

/**
 * Writes content with one page for each failure of the component host, and one for a host that is not
 * allowed. Every page also has a component that works.
 */
function writeContent(host: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-content-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('templates.yml', 'Page: { Title: text }\nFEaaSWrapper: {}\n');
  write('solvind/site.yml', 'name: solvind\nhostName: "*"\n');
  const pages = { ...Object.fromEntries(HOSTILE_COMPONENTS.map((id) => [id, host])), stranger: 'other.test' };
  for (const [id, hostName] of Object.entries(pages)) {
    const components = component(id, hostName) + component('good', host);
    write(
      `solvind/pages/${id}/en.yml`,
      `template: Page\nfields: { Title: ${id} }\nplaceholders:\n  headless-main:${components}\n`,
    );
  }
  write('solvind/pages/en.yml', 'template: Page\nfields: { Title: Home }\n');
  return folder;
}

test('when a component host fails, a page lacks only that section and is late by at most the deadline', async () => {
  const hostile = await startHostileHost();
  const content = writeContent(hostile.host);
  const cms = await startCms({ content });
  const site = await startSite({ ...byContextId(cms.url), ALLOWED_COMPONENT_HOSTS: hostile.host });
  try {
    await getAsIs(site.url, '/');
    for (const id of [...HOSTILE_COMPONENTS, 'stranger']) {
      const start = Date.now();
      const { status, body } = await getAsIs(site.url, `/${id}`);
      expect(Date.now() - start, id).toBeLessThan(DEADLINE_MS + REST_MS);
      expect(status, id).toBe(200);
      expect(body.split(PROBLEM), id).toHaveLength(2);
      expect(body, id).toContain('<p>A good neighbour</p>');
      expect(body, id).not.toContain('secret stack');
      const lines = site
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"') && line.includes(`"path":"/${id}"`));
      expect(lines, id).toHaveLength(1);
      expect(lines.join(), id).not.toContain('secret stack');
    }
    expect(hostile.asked.some((url) => url.includes('admin'))).toBe(false);
  } finally {
    await Promise.all([site.stop(), cms.stop(), hostile.stop()]);
    rmSync(content, { recursive: true });
  }
});
