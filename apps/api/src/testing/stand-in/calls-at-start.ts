import { routes } from '@traslado/contract/routes';
import { demoExchangeRates } from '../../demo/rules.ts';
import { found, notFound, type StandInCall } from './stand-in-call.ts';
import type { StandInState } from './state.ts';

/** Lifetime of a system token, milliseconds. */
const tokenMs = 3_600_000;

/** Sign-in, addresses, rate of the day, letters: auth, geo, exchange rate, proxy. */
export function callsAtStart(state: StandInState): StandInCall[] {
  let issued = 0;
  return [
    {
      name: 'loginSystem',
      route: routes.loginSystem,
      open: true,
      answer({ body }) {
        if (new URLSearchParams(body).get('username') !== 'web') return { status: 401, body: {} };
        issued += 1;
        const token = `their-token-${issued}`;
        state.tokens.add(token);
        return found({ id: { token, expires_at: new Date(state.now() + tokenMs).toISOString() } });
      },
    },
    {
      name: 'getGeoIp',
      route: routes.getGeoIp,
      answer: ({ params }) =>
        params.ip === '203.0.113.7' ? found({ country: 'MX', city: 'Cancún' }) : notFound,
    },
    {
      name: 'getExchangeRate',
      route: routes.getExchangeRate,
      answer() {
        const rate = demoExchangeRates(state.today).find(({ as_of }) => as_of === state.today);
        // Not ours to the cent, so that its origin shows.
        return found({ exchangeRate: Number(rate?.rate) + 0.5 });
      },
    },
    {
      name: 'sendLetter',
      route: routes.sendLetter,
      answer({ params: { coupon_id = '' }, body }) {
        const email = new URLSearchParams(body).get('email') ?? '';
        if (!email.includes('@')) return { status: 422, body: { code: 'email.invalid' } };
        state.letters.push({ coupon_id, email });
        return found({});
      },
    },
  ];
}
