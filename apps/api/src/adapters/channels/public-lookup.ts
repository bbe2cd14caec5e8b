import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of this machine, of the networks behind it, and of nobody. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** True for an address on the open network. */
export const isPublicAddress = (address: string): boolean =>
  !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks a name up for a connection, and fails where it leads into a private network: names of others may point anywhere. */
export const publicLookup: LookupFunction = (name, options, answer) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return answer(error ?? new Error(`${name} has no address`), '', 4);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return answer(
        Object.assign(new Error(`${name} leads into a private network`), { code: 'ENOTFOUND' }),
        '',
        4,
      );
    return options.all ? answer(null, found) : answer(null, first.address, first.family);
  });
