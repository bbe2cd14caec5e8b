import { expect, it } from 'vitest';
import { withoutKeys } from './without-keys.ts';

it.each([
  ['Pay: https://x.example/pay/abcdefghijklmnopqrstuv today', 'Pay: https://x.example/pay/••• today'],
  ['https://x.example/a?key=ABCDEFGHIJKLMNOPQRSTUVWX&b=1', 'https://x.example/a?key=•••&b=1'],
  ['https://x.example/my-transportation', 'https://x.example/my-transportation'],
  ['Your number is 7K3QW9ZC4T.', 'Your number is 7K3QW9ZC4T.'],
  ['A word of abcdefghijklmnopqrstuvwxyz', 'A word of abcdefghijklmnopqrstuvwxyz'],
  [
    'https://x.example/pay/abcdefghijklmnopqrstuv\nhttps://x.example/pay/zyxwvutsrqponmlkjihgfe',
    'https://x.example/pay/•••\nhttps://x.example/pay/•••',
  ],
])('%s', (text, shown) => {
  expect(withoutKeys(text)).toBe(shown);
});
