export const busy = {
  /** While a page waits for its turn. */
  reading: 'We are very busy. This page will try again on its own.',
  /** While the guest's request waits for its turn: they must not send it again. */
  sending: 'We are very busy. We are trying again for you. Please wait.',
};
