import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Component, readComponents, readFolders } from './sbom/components.ts';
import { isAllowedPackage } from './sbom/licence.ts';

const FOLDER = 'sbom';
const BOM = path.join(FOLDER, 'marquee.cdx.json');
const NOTICES = path.join(FOLDER, 'THIRD-PARTY-NOTICES.txt');

const HELP = `Lists the packages that the site runs with, from package-lock.json and node_modules, without network.

  npm run sbom

Writes:
  ${BOM}            a bill of materials (CycloneDX)
  ${NOTICES}     the licence of each package with its text, to be passed on with the site

Fails if a package has a licence that is not in the list of scripts/sbom/licence.ts.`;

const LICENCE_FILE = /^(licen[cs]e|notice|copying)(\b|[-_.])/i;

function createBom(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 100e6 });
  if (status !== 0) throw new Error(`npm sbom failed; it needs npm 10 or newer and \`npm ci\`.\n${stderr}`);
  return stdout;
}

function toNotice({ name, version, licence }: Component, folder: string | undefined): string {
  const files = folder && existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const texts = files
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8').trim());
  return [`${name} ${version} · ${licence}`, ...texts].join('\n\n');
}

function run(): void {
  const bom = createBom();
  const components = readComponents(JSON.parse(bom));
  const folders = readFolders(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const notices = components.map((component) =>
    toNotice(component, folders.get(`${component.name}@${component.version}`)),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BOM, bom);
  writeFileSync(NOTICES, `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  console.log(`sbom  ${components.length} packages: ${BOM}, ${NOTICES}`);

  const refused = components.filter((component) => !isAllowedPackage(component));
  for (const { name, version, licence } of refused)
    console.error(`sbom  ${name} ${version} has a licence that is not allowed: ${licence || 'none'}`);
  if (refused.length > 0) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else run();
