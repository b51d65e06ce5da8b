import { domainToASCII } from 'node:url';

/** `Example.org.:3000` → `example.org`; an IPv6 address keeps its colons. */
export function toHostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutRoot(withoutPort.toLowerCase());
}

/** The patterns of a site as browsers send a host: `Bücher.example | *.test` → `xn--bcher-kva.example`, `*.test`. */
export function toHostPatterns(hostName: string): string[] {
  return hostName
    .split(/[|,;]/)
    .map((pattern) => toAscii(withoutRoot(pattern.trim().toLowerCase())))
    .filter(Boolean);
}

/** A dot at the end means the DNS root: it is the same host without it. */
const withoutRoot = (name: string): string => name.replace(/\.$/, '');

/** An invalid host name stays unchanged: it matches no host. */
const toAscii = (pattern: string): string =>
  /\P{ASCII}/u.test(pattern) ? domainToASCII(pattern) || pattern : pattern;
