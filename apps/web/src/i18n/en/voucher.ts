/** What is readable without a network. */
export const voucher = {
  title: 'No connection',
  seen: (age: string, moment: string) =>
    `This is your booking as this phone last saw it, ${age} (${moment}). Show it at the meeting point; changes need a connection.`,
};
