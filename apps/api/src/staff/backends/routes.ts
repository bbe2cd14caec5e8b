import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { findFindings } from '../../inventory/findings-repository.ts';
import { findReadAt } from '../../inventory/refresh-repository.ts';
import type { BackendWatch } from '../../ports/backend-watch.ts';
import { Refused } from '../../refused.ts';
import { presentBackend, presentBackends } from './presenter.ts';

/** No address is set: everything is ours. */
const nothingTheirs: BackendWatch = {
  list: () => [],
  check: async () => ({ systems: [], gaps: [], notAsked: [] }),
};

/** The answers of the group's own systems. */
export function bindBackends(
  binding: Binding,
  { db, backendWatch = nothingTheirs }: { readonly db: Db; readonly backendWatch?: BackendWatch },
): void {
  let isChecking = false;

  bind(binding, 'listBackends', async () => {
    const [readAt, findings] = await Promise.all([findReadAt(db), findFindings(db)]);
    return presentBackends(backendWatch.list(), readAt, findings);
  });

  bind(binding, 'checkBackends', async ({ caller, body, now }) => {
    // Dozens of questions to systems that guests wait for, too: one check at a time.
    if (isChecking) throw new Refused('backends.busy');
    isChecking = true;
    try {
      await insertDeed(db, {
        accountId: caller.accountId,
        username: caller.username,
        action: 'backends.check',
        subject: '',
        detail: {},
        now,
      });
      const { last_name: lastName, folio, flight } = body;
      const { systems, gaps, notAsked } = await backendWatch.check({ lastName, folio, flight });
      return { systems: systems.map(presentBackend), gaps: [...gaps], not_asked: [...notAsked] };
    } finally {
      isChecking = false;
    }
  });
}
