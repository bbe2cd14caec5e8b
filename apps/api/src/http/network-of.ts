import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The network that a limit counts for an address. An IPv6 household has 2^64 addresses, so its whole network counts as one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const middle = ip.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  return [...front, ...middle, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** Key of the counts for a name from a network: of the two only this mark is kept. */
export const markOf = (network: string, name: string): string =>
  createHash('sha256').update(`${network}|${name}`).digest('base64url').slice(0, 22);
