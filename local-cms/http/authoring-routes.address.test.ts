import { Hono } from 'hono';

import { requireWriter } from './authoring-routes.ts';

/** Sends a request that comes from another address than that of this machine's own programs. */
const sendFrom = (remoteAddress: string | undefined) => {
  const app = new Hono();
  app.post('/', requireWriter('http://localhost:4000'), (context) => context.text('changed'));
  const headers = { host: 'localhost:4000', 'content-type': 'application/json' };
  return app.request('/', { method: 'POST', headers }, { incoming: { socket: { remoteAddress } } });
};

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'accepts a program at %s',
  async (address) => {
    expect((await sendFrom(address)).status).toBe(200);
  },
);

test.each(['10.0.0.5', '192.168.1.127', '::ffff:10.0.0.5', 'fe80::1', '127.0.0.1.evil.test', '', undefined])(
  'refuses another machine at %s',
  async (address) => {
    const response = await sendFrom(address);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('only on the machine of the local CMS');
  },
);
