import { connect } from 'node:net';
import path from 'node:path';
import { HEAP_OPTIONS } from '../run/heap.ts';
import { type Program, responds, startProgram, waitUntilUp } from '../run/program.ts';

type Ports = { visitors: number; purge: number; redis: number; nodes: readonly number[] };

export type ClusterOptions = {
  ports: Ports;
  /** The folder of the release, with `server.mjs`. */
  release: string;
  /** A folder for the nginx cache and the snapshots of the nodes. */
  folder: string;
  /** The environment of the nodes. The cluster adds what connects them. */
  env: NodeJS.ProcessEnv;
  /** The host names of all sites, as in nginx's `server_name`. */
  hosts: string;
  /** Keeps the output for `output()` instead of printing it. */
  isSilent: boolean;
};

type Node = { url: string; program: Program };

export type Cluster = {
  /** The URL at which visitors reach nginx. */
  url: string;
  nodes: Node[];
  redis: Program;
  nginx: Program;
  /** Starts another release on the node's port, after the one there has ended in order. */
  replace: (index: number, release: string) => Promise<void>;
  /** Starts a node again that was killed. */
  revive: (index: number, release: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs what deploy/compose.yaml describes, on this machine: the nodes, Redis, and nginx with deploy/nginx. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await using started = new AsyncDisposableStack();
  const keep = (program: Program): Program => {
    started.defer(program.stop);
    return program;
  };
  const redis = keep(await startRedis(options));
  const nodes = await Promise.all(
    options.ports.nodes.map(async (_port, index) => startNode(index, options.release, options)),
  );
  for (const { program } of nodes) keep(program);
  const nginx = keep(await startNginx(options));
  started.move();

  const revive = async (index: number, release: string) => {
    nodes[index] = await startNode(index, release, options);
  };
  return {
    url: `http://localhost:${options.ports.visitors}`,
    nodes,
    redis,
    nginx,
    revive,
    replace: async (index, release) => {
      await nodes[index]?.program.stop();
      await revive(index, release);
    },
    stop: async () => {
      await nginx.stop();
      await Promise.all(nodes.map(({ program }) => program.stop()));
      await redis.stop();
    },
  };
}

async function startRedis({ ports, env, isSilent }: ClusterOptions): Promise<Program> {
  const settings = ['--bind', '127.0.0.1', '--port', String(ports.redis), '--save', '', '--appendonly', 'no'];
  const redis = startProgram('Redis', ['redis-server', ...settings], { env, isSilent });
  await waitUntilUp(redis, () => accepts(ports.redis));
  return redis;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function startNode(index: number, release: string, options: ClusterOptions): Promise<Node> {
  const { ports, env, folder, isSilent } = options;
  const port = ports.nodes[index];
  const name = `Node ${index + 1}`;
  const program = startProgram(name, [process.execPath, 'server.mjs'], {
    cwd: release,
    isSilent,
    env: {
      NODE_OPTIONS: HEAP_OPTIONS,
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${ports.visitors}`,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      CDN_PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
      SNAPSHOT_FOLDER: path.join(folder, `snapshots-${index + 1}`),
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilUp(program, () => responds(`${url}/api/readyz`));
  return { url, program };
}

async function startNginx({ ports, folder, hosts, env, isSilent }: ClusterOptions): Promise<Program> {
  const nginx = startProgram('nginx', [path.resolve('deploy/nginx/start.sh')], {
    isSilent,
    env: {
      ...env,
      SITE_HOSTS: hosts,
      SITE_NODES: ports.nodes.map((port) => `127.0.0.1:${port}`).join(' '),
      LISTEN: `127.0.0.1:${ports.visitors}`,
      PURGE_LISTEN: `127.0.0.1:${ports.purge}`,
      RUN_FOLDER: path.join(folder, 'nginx'),
      CACHE_FOLDER: path.join(folder, 'cache'),
      ACCESS_LOG: path.join(folder, 'access.log'),
      // The folder may be closed to other users.
      NGINX_USER: 'root',
    },
  });
  await waitUntilUp(nginx, () => responds(`http://127.0.0.1:${ports.purge}/healthz`));
  return nginx;
}
