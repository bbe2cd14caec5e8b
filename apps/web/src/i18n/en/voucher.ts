/** Words of the pages without a network. */
export const voucher = {
  title: 'No connection',
  seen: (age: string, moment: string) =>
    `You saved this copy of your booking ${age} (${moment}). Show it at the meeting point. You need a connection to make changes.`,
};
