import type { Db } from '../../db/client.ts';
import type { FlightNotices } from '../../mail/send-flight-notice.ts';
import { findApproval } from '../../store/channel/approval-repository.ts';
import { listDevices } from '../../store/channel/device-repository.ts';
import { takeBackNotice } from '../../store/flight-watch/notice-repository.ts';
import { claimNotice } from './claim-notice.ts';
import { forgetDevices } from './end-pushes.ts';
import { noteWord } from './note-word.ts';

/** The ledger's side of sending a notice. */
export const noticeSteps = (
  db: Db,
): Pick<
  FlightNotices,
  'claimNotice' | 'takeBackNotice' | 'isApproved' | 'noteWord' | 'listDevices' | 'forgetDevices'
> => ({
  claimNotice: (claim) => claimNotice(db, claim),
  takeBackNotice: (id, because) => takeBackNotice(db, id, because),
  isApproved: async (number) => (await findApproval(db, number))?.state === 'approved',
  noteWord: (key, word, now) => noteWord(db, key, word, now),
  listDevices: (couponId) => listDevices(db, couponId),
  forgetDevices: (endpoints, now) => forgetDevices(db, endpoints, now),
});
