/** Push services of Google, Mozilla, Apple and Microsoft; `*.` stands for one or more names in front. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Word of the setting for no push at all. */
export const NO_PUSH = 'none';

const NAME = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;
const WITH_PORT = /^([a-z0-9-]+\.)*[a-z0-9-]+:\d{1,5}$/;

/** True for a name of a push service, or a host with its port. */
export const isPushHost = (host: string): boolean => NAME.test(host) || WITH_PORT.test(host);

/** True for a host with its port, which stands for a push service in tests. */
export const isStandIn = (host: string): boolean => host.includes(':');

/**
 * True for an address of a push service that may be called. It comes from a browser, so it is held against the hosts by its whole name, with TLS, its
 * own port and no user in front. A host with a port is taken as it stands, without TLS too.
 * @param hosts names of push services, and hosts with their port
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname, host, port } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (port !== '') return (protocol === 'http:' || protocol === 'https:') && hosts.includes(host);
  return (
    protocol === 'https:' &&
    hosts.some((one) =>
      one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : !isStandIn(one) && hostname === one,
    )
  );
}

/** Devices of one booking that get its pushes. The newest hold. */
export const MOST_DEVICES = 5;
