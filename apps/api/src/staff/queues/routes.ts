import { type Binding, bind } from '../../http/bind.ts';
import { noteRow, snoozeRow, takeRow } from './handle-row.ts';
import { type QueueDeps, seeQueue, seeQueues } from './see-queues.ts';

/** The waiting matters of staff, and their owners. */
export function bindQueues(binding: Binding, deps: QueueDeps): void {
  bind(binding, 'getQueues', ({ caller, now }) => seeQueues(deps, caller, now));
  bind(binding, 'getQueue', ({ caller, params, query, now }) =>
    seeQueue(deps, caller, { ...params, ...query, now }),
  );
  bind(binding, 'takeQueueRow', ({ caller, params, body, now }) =>
    takeRow(deps, caller, { ...params, ...body, now }),
  );
  bind(binding, 'snoozeQueueRow', ({ caller, params, body, now }) =>
    snoozeRow(deps, caller, { ...params, ...body, now }),
  );
  bind(binding, 'noteQueueRow', ({ caller, params, body, now }) =>
    noteRow(deps, caller, { ...params, ...body, now }),
  );
}
