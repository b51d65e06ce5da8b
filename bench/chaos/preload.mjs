// Loaded into the site before its own code (NODE_OPTIONS). The file that CHAOS_CONTROL names says what is wrong with
// the machine at the moment: `{ "shiftMs": 3600000 }` sets the clock, `{ "hasNoDns": true }` finds no host,
// `{ "isDiskFull": true }` writes no file.
import dns from 'node:dns';
import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let control = {};
function readControl() {
  try {
    control = JSON.parse(readFileSync(process.env.CHAOS_CONTROL, 'utf8'));
  } catch {
    // being written
  }
}
readControl();
setInterval(readControl, 50).unref();

const RealDate = Date;
const now = () => RealDate.now() + (control.shiftMs ?? 0);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (!control.hasNoDns) return lookup(host, ...rest);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
  process.nextTick(rest.at(-1), error);
};

const { writeFile } = fs.promises;
fs.promises.writeFile = async (file, ...rest) => {
  if (!control.isDiskFull) return writeFile(file, ...rest);
  await writeFile(file, ''); // a full disk still takes the names of files
  throw Object.assign(new Error(`ENOSPC: no space left on device, write '${file}'`), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
