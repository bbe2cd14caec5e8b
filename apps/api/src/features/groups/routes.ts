import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { createReceptiveGroup, type GroupDeps } from './create-receptive-group.ts';

/** Stays that ride together. */
export function bindGroups(binding: Binding, deps: GroupDeps): void {
  bind(binding, 'createReceptiveGroup', ({ caller, body, now }) =>
    createReceptiveGroup(deps, { guest: guestOf(caller), body, now }),
  );
}
