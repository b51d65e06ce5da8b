import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HELP = `Installs nginx with its modules and Redis for the tests with several nodes, unless they are installed: as root
with apt-get. npm run e2e:production runs this first.`;

const PACKAGES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  'libnginx-mod-http-cache-purge': '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so',
  'redis-server': '/usr/bin/redis-server',
};

function run(command: string, ...args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function listMissing(): string[] {
  return Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
}

function installServers(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', ...missing))
    return;
  console.error(`These tests need Debian's packages ${missing.join(', ')}. Install them and try again.`);
  process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else installServers();
