import { isPushAddress, PUSH_SERVICES } from '@traslado/domain/channels/push-hosts';
import type { PushCarrier } from '../ports/channels.ts';

/** Browsers may subscribe, and nothing leaves the machine. */
export const silentPush: PushCarrier = {
  publicKey: 'BBfvt1v8BQYe5WLpnWniU9NeNxJMHavjt-xBRy95rkHYKS3J_OYFpzkdxNY2_1FqWHdq8MawEp_KlUWtkMo0ko8',
  isAllowed: (endpoint) => isPushAddress(endpoint, PUSH_SERVICES),
  send: async () => ({ kind: 'refused', reason: 'off', gone: [] }),
};
