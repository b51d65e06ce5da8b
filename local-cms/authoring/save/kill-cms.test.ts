// Kills the whole local CMS while somebody types and publishes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAuthoring } from '@tests/clients/authoring';
import { sampleContent } from '@tests/local-cms/sample-content';
import { about, aboutPath, toTitle, updateQuery } from '@tests/local-cms/start-authoring-cms';
import { parseDocument } from 'yaml';
import { z } from 'zod';

/** `npm run check:deep` kills it more often. Each start takes seconds. */
const KILLS = process.env.PROPERTY_RUNS === 'all' ? 100 : 2;

type Folders = { content: string; data: string };

let folder: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kill-cms-'));
});
afterEach(async () => {
  // A process that a failed test leaves would keep Jest open.
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function startCms({ content, data }: Folders): Promise<{ url: string; child: ChildProcess }> {
  const args = ['local-cms/server.ts', '--port', '0', '--content', content, '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  for await (const part of child.stdout) {
    const [, url] = /local CMS {2}(\S+)/.exec(String(part)) ?? [];
    if (url) return { url, child };
  }
  throw new Error('The local CMS has not started.');
}

const Title = z.object({ item: z.object({ field: z.object({ value: z.string() }) }) });

async function readTitle(url: string): Promise<number> {
  const query = `{ item(where: { path: "${aboutPath}", language: "en" }) { field(name: "Title") { value } } }`;
  const { value } = Title.parse((await sendAuthoring(url, query)).data).item.field;
  return Number(value.replace('Title ', ''));
}

const change = (name: string) =>
  `mutation { ${name}(input: { path: "${aboutPath}", language: "en", by: "Ada" }) { __typename } }`;

type Typed = { sent: number; answered: number };

/** Types and publishes until the CMS is gone. Every title has a number. */
async function type(url: string, typed: Typed): Promise<void> {
  for (;;) {
    typed.sent++;
    const { errors } = await sendAuthoring(url, updateQuery, toTitle(`Title ${typed.sent}`));
    if (errors) throw new Error(errors[0]?.message);
    typed.answered = typed.sent;
    if (typed.sent % 3 === 0) await sendAuthoring(url, change('publishItemVersion'));
  }
}

/** Reads everything, so that half a file, a left temporary file and a file that is no YAML are seen. */
async function listBroken({ content }: Folders): Promise<string[]> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const broken = files.map(async ({ name, parentPath }) => {
    const text = await readFile(path.join(parentPath, name), 'utf8');
    const isAbout = parentPath.endsWith('acme/pages/about') && /^en\./.test(name);
    const isWhole = parseDocument(text).errors.length === 0;
    const isKept = !isAbout || (text.startsWith('# About us\n') && text.endsWith('{ to: /about/team } }\n'));
    return isWhole && isKept && !name.startsWith('.') ? [] : [name];
  });
  return (await Promise.all(broken)).flat();
}

/** The errors of fetch belong to another realm in Jest. */
const isGone = (error: unknown): boolean => /^TypeError: (fetch failed|terminated)/.test(String(error));

test('a killed CMS has every answered change when it starts again, and its undo works', async () => {
  const folders = { content: path.join(folder, 'content'), data: path.join(folder, 'data') };
  for (const [file, text] of Object.entries({ ...sampleContent, 'acme/pages/about/en.yml': about })) {
    await mkdir(path.dirname(path.join(folders.content, file)), { recursive: true });
    await writeFile(path.join(folders.content, file), text);
  }
  const typed: Typed = { sent: 0, answered: 0 };
  const expectKept = async (url: string) => {
    const title = await readTitle(url);
    expect(title).toBeGreaterThanOrEqual(typed.answered);
    expect(title).toBeLessThanOrEqual(typed.sent);
  };
  for (let kill = 0; kill <= KILLS; kill++) {
    const { url, child } = await startCms(folders);
    expect(await listBroken(folders)).toEqual([]);
    if (kill === 0) await sendAuthoring(url, updateQuery, toTitle('Title 0'));
    await expectKept(url);
    const { problems } = z
      .object({ problems: z.array(z.unknown()) })
      .parse(await (await fetch(`${url}/editor/problems`)).json());
    expect(problems).toEqual([]);
    const typing = type(url, typed).catch((error: unknown) => error);
    await wait(Math.random() * 400);
    child.kill('SIGKILL');
    await once(child, 'close');
    const end = await typing;
    if (!isGone(end)) throw end;
  }
  const { url, child } = await startCms(folders);
  await expectKept(url);
  for (const name of ['undo', 'redo']) {
    const { errors } = await sendAuthoring(url, change(name));
    expect(errors).toBeUndefined();
  }
  await expectKept(url);
  child.kill('SIGKILL');
  await once(child, 'close');
}, 600_000);
