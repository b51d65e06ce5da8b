import { domainToASCII } from 'node:url';

/** Returns a host's name without port and trailing dot: `Example.org.:3000` becomes `example.org`. */
export function toHostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutRoot(withoutPort.toLowerCase());
}

/** Encodes as browsers do: `Bücher.example | *.test` becomes `xn--bcher-kva.example` and `*.test`. */
export function toHostPatterns(hostName: string): string[] {
  return hostName
    .split(/[|,;]/)
    .map((pattern) => toAscii(withoutRoot(pattern.trim().toLowerCase())))
    .filter(Boolean);
}

/** Removes a trailing dot, which stands for the DNS root and does not change the host. */
const withoutRoot = (name: string): string => name.replace(/\.$/, '');

/** Encodes a host name in ASCII, as browsers do. An invalid name stays unchanged and matches no host. */
const toAscii = (pattern: string): string =>
  /\P{ASCII}/u.test(pattern) ? domainToASCII(pattern) || pattern : pattern;
