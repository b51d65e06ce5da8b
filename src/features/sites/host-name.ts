import { domainToASCII } from 'node:url';

/** `Example.org.:3000` → `example.org`; an IPv6 address keeps its colons. */
export function toHostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutRoot(withoutPort.toLowerCase());
}

/** `Bücher.example | *.test` → `xn--bcher-kva.example` and `*.test`: the patterns as browsers send a host. */
export function toHostPatterns(hostName: string): string[] {
  return hostName
    .split(/[|,;]/)
    .map((pattern) => toAscii(withoutRoot(pattern.trim().toLowerCase())))
    .filter(Boolean);
}

/** Removes a trailing dot, which stands for the DNS root: the host is the same without it. */
const withoutRoot = (name: string): string => name.replace(/\.$/, '');

/** Encodes a host name as browsers do. An invalid one stays unchanged and matches no host. */
const toAscii = (pattern: string): string =>
  /\P{ASCII}/u.test(pattern) ? domainToASCII(pattern) || pattern : pattern;
