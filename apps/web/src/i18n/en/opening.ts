/** The page that guests see until the first property can be booked. */
export const opening = {
  title: 'We open soon',
  text: 'Airport transfers can’t be booked here yet. Please come back in a little while.',
  call: (number: string) => `Call us: ${number}`,
};
