import { type Binding, bind } from '../../http/bind.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import { answerMessage, closeMessage, linkMessage, reopenMessage } from './answer-message.ts';
import { presentTimes, setAnswerTimes } from './answer-times.ts';
import { type GuestMessageDeps, searchMessages, seeMessage } from './see-messages.ts';

/** Messages of guests, for staff who read and answer them. */
export function bindGuestMessages(binding: Binding, deps: GuestMessageDeps): void {
  bind(binding, 'searchGuestMessages', ({ caller, body, now }) =>
    searchMessages(deps, caller, { ...body, now }),
  );
  bind(binding, 'getGuestMessage', ({ caller, params, language, now }) =>
    seeMessage(deps, caller, { ...params, language, now }),
  );
  bind(binding, 'linkGuestMessage', ({ caller, params, body, language, now }) =>
    linkMessage(deps, caller, { ...params, ...body, language, now }),
  );
  bind(binding, 'answerGuestMessage', ({ caller, params, body, language, now }) =>
    answerMessage(deps, caller, { ...params, body, language, now }),
  );
  bind(binding, 'reopenGuestMessage', ({ caller, params, language, now }) =>
    reopenMessage(deps, caller, { ...params, language, now }),
  );
  bind(binding, 'closeGuestMessage', ({ caller, params, body, language, now }) =>
    closeMessage(deps, caller, { ...params, ...body, language, now }),
  );
  bind(binding, 'getAnswerTimes', async () => presentTimes(await readAnswerTimes(deps.db)));
  bind(binding, 'setAnswerTimes', ({ caller, body, now }) =>
    setAnswerTimes(deps.db, caller, { ...body, now }),
  );
}
