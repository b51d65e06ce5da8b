import { domainToASCII } from 'node:url';

/** `Example.org.:3000` → `example.org`; an IPv6 address keeps its colons. */
export function toHostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutRoot(withoutPort.toLowerCase());
}

/** The patterns of a site, written as browsers send a host: `Bücher.example | *.test` → `xn--bcher-kva.example`, `*.test`. */
export function toHostPatterns(hostName: string): string[] {
  return hostName
    .split(/[|,;]/)
    .map((pattern) => toAscii(withoutRoot(pattern.trim().toLowerCase())))
    .filter(Boolean);
}

/** A dot at the end is the root of all names: with and without it, it is the same host. */
const withoutRoot = (name: string): string => name.replace(/\.$/, '');

/** What cannot be the name of a host stays as it is, and no host is called so. */
const toAscii = (pattern: string): string =>
  /\P{ASCII}/u.test(pattern) ? domainToASCII(pattern) || pattern : pattern;
