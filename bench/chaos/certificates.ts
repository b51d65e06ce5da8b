import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

/** Creates a self-signed certificate for a host name. Needs openssl. `certFile` is for NODE_EXTRA_CA_CERTS. */
export function createCertificate(folder: string, hostName: string): Certificate & { certFile: string } {
  const [keyFile, certFile] = ['key', 'cert'].map((kind) => path.join(folder, `${hostName}-${kind}.pem`));
  if (!keyFile || !certFile) throw new Error('unreachable');
  const output = ['-keyout', keyFile, '-out', certFile];
  const name = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...output], { stdio: 'ignore' });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), certFile };
}
