import { BlockList, isIPv6 } from 'node:net';

/** Addresses that are not on the internet (IANA's special-purpose registries, RFC 6890). */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

// Of IPv6 only 2000::/3 is in use on the internet. These parts of it can lead to IPv4 addresses or to test networks.
const PUBLIC_IPV6 = '2000::/3';
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const ipv4 = toBlockList(PRIVATE_IPV4, 'ipv4');
const publicIpv6 = toBlockList([PUBLIC_IPV6], 'ipv6');
const privateIpv6 = toBlockList(PRIVATE_IPV6, 'ipv6');

/** Returns whether an IP address is private, reserved, or one that leads to such an address. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return ipv4.check(address, 'ipv4');
  return !publicIpv6.check(address, 'ipv6') || privateIpv6.check(address, 'ipv6');
}

function toBlockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', prefix] = network.split('/');
    list.addSubnet(start, Number(prefix), family);
  }
  return list;
}
