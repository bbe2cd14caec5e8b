import { expect, it } from 'vitest';
import { bookingParameter, myRidePath, myTransportationPath } from './pages.ts';

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '../..//evil.example',
  '7K3QW9ZC4T#&next=//evil.example',
])('%j in the place of a booking stays in its place, on our host', (given) => {
  const open = new URL(myTransportationPath(given), 'https://rides.example');
  expect([open.origin, open.pathname, open.hash]).toEqual(['https://rides.example', '/mytransportation', '']);
  expect([...open.searchParams]).toEqual([[bookingParameter, given]]);
  const ride = new URL(myRidePath(given), 'https://rides.example');
  expect([ride.origin, ride.pathname.split('/').length, ride.search]).toEqual([
    'https://rides.example',
    3,
    '',
  ]);
  expect(decodeURIComponent(ride.pathname)).toBe(`/my-ride/${given}`);
});

it('without a booking it is the page of all', () => {
  expect(myTransportationPath(null)).toBe('/mytransportation');
});
