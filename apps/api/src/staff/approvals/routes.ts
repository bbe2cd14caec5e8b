import { type Binding, bind } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import { askErasure, seeGuestData } from './ask-erasure.ts';
import { type ApprovalDeps, askRefund } from './ask-refund.ts';
import { approveRequest, declineRequest } from './decide-request.ts';
import { lowerPrice } from './lower-price.ts';
import { seeRefundRoom, seeRequest, seeRequests } from './see-requests.ts';

/** Authority over money: refunds and lower prices by hand and requests above a limit. */
export function bindApprovals(binding: Binding, deps: ApprovalDeps): void {
  bind(binding, 'getRefundRoom', ({ caller, params, now }) =>
    seeRefundRoom(deps, caller, { ...params, now }),
  );
  bind(binding, 'askRefund', ({ caller, params, body, ifMatch, now }) =>
    askRefund(deps, caller, { ...params, body, seenVersion: versionOf(ifMatch), now }),
  );
  bind(binding, 'lowerPrice', ({ caller: staff, params: { id }, query, body, ifMatch, now }) =>
    lowerPrice(deps, { staff, id, ...query, body, seenVersion: versionOf(ifMatch), now }),
  );
  bind(binding, 'getGuestData', ({ caller, params, language, now }) =>
    seeGuestData(deps, caller, { ...params, language, now }),
  );
  bind(binding, 'askErasure', ({ caller, params, body, now }) =>
    askErasure(deps, caller, { ...params, body, now }),
  );
  bind(binding, 'listRefundRequests', ({ caller, query, now }) =>
    seeRequests(deps, caller, { ...query, now }),
  );
  bind(binding, 'getRefundRequest', ({ caller, params, language, now }) =>
    seeRequest(deps, caller, { ...params, language, now }),
  );
  bind(binding, 'approveRefundRequest', ({ caller, params, body, now }) =>
    approveRequest(deps, caller, { ...params, ...body, now }),
  );
  bind(binding, 'declineRefundRequest', ({ caller, params, body, now }) =>
    declineRequest(deps, caller, { ...params, ...body, now }),
  );
}
