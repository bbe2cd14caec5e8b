import type { CallName } from '@traslado/contract/routes';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import { ofEachDeed } from '../tried-calls.ts';

/** Outcome that a cell must have: `2xx`, 404 with any code, or a refusal as the reports count it. */
export type Expected = '2xx' | '404' | `${number} ${string}`;

/** The answer to an administrator of other properties about a row outside their properties, and about one of the whole group. */
export const elsewhereInCatalogues = ofEachDeed((definition, deed): Expected => {
  const ways = waysOf(definition);
  // An unreferenced row is of the whole group.
  const isOfAll = ways.every(({ kind }) => kind === 'users');
  switch (deed) {
    case 'list':
    case 'export':
    case 'file':
    case 'choices':
    // Of a file its lines are refused, of many rows each.
    case 'import':
    case 'bulk':
      return '2xx';
    case 'create':
      return ways.some(({ kind }) => kind === 'field') ? '400 field.invalid' : '403 scope.whole_group';
    case 'update':
    case 'delete':
      return isOfAll ? '403 scope.whole_group' : '404';
    case 'get':
    case 'uses':
    case 'history':
    // The row has the same values already.
    case 'restore':
    case 'undo':
      return isOfAll ? '2xx' : '404';
  }
});

/** The same for the other calls, where their answer differs from that to an administrator of all properties. */
export const elsewhereInCalls: Partial<Record<CallName, Expected>> = {
  getCoupon: '404',
  handleAlert: '404',
  getBookingOffers: '404',
  getBookingStory: '404',
  getBookingLetter: '404',
  cancelForGuest: '404',
  changeForGuest: '404',
  correctContact: '404',
  resendLetter: '404',
  findStayToBook: '404',
  linkStayForGuest: '404',
  groupStaysForGuest: '404',
  searchOffers: '404',
  bookForGuest: '404',
  startLook: '404',
  showLook: '404',
  getDataToFix: '404',
  makeFixLink: '404',
  lowerPrice: '404',
  markFindingRight: '404',
  takeFindingBack: '404',
  makePayLink: '404',
  endPayLink: '404',
  askAboutPayment: '404',
  retryRefund: '404',
  settleRefund: '404',
  assignDifference: '404',
  explainDifference: '404',
  getDayList: '404',
  printDayList: '404',
  exportDayList: '404',
  makeDayListDocument: '404',
  markRide: '404',
  takeMarkBack: '404',
  getGuestMessage: '404',
  linkGuestMessage: '404',
  answerGuestMessage: '404',
  closeGuestMessage: '404',
  setAnswerTimes: '403 scope.whole_group',
  takeQueueRow: '404',
  snoozeQueueRow: '404',
  noteQueueRow: '404',
  getRefundRoom: '404',
  askRefund: '404',
  getRefundRequest: '404',
  approveRefundRequest: '404',
  declineRefundRequest: '404',
  getPriceCalendar: '404',
  getPriceGrid: '404',
  searchGuestPrice: '404',
  // Only staff of all properties change roles, or invite a person for all of them.
  createRole: '403 auth.forbidden',
  setRoleLimit: '403 auth.forbidden',
  updateRole: '403 auth.forbidden',
  deleteRole: '403 auth.forbidden',
  restoreRole: '403 auth.forbidden',
  invitePerson: '403 scope.not_held',
  // The colleague works for all properties.
  getPerson: '404',
  getPersonLimit: '404',
  setPersonLimit: '404',
  listPersonHistory: '404',
  updatePerson: '404',
  deletePerson: '404',
  restorePerson: '404',
  endSessionsOfPerson: '404',
  removeSecondFactorOfPerson: '404',
  sendPersonLink: '404',
  addStay: '400 field.invalid',
  // An unreferenced provider is of the whole group.
  keepChanges: '403 scope.whole_group',
  approveChangeSet: '403 scope.whole_group',
  publishChangeSet: '403 scope.whole_group',
  // The property in whose zone it is to be published is not theirs.
  scheduleChangeSet: '400 field.invalid',
  removeAddedStay: '404',
};
