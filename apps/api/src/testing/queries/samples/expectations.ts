import * as expectations from '../../../store/price/expectation-repository.ts';
import { samplesOf } from '../sample.ts';

export const expectationSamples = [
  samplesOf('store/price/expectation-repository.ts', expectations, {
    lockPrices: ({ tx }) => expectations.lockPrices(tx),
    listExpectationRows: ({ tx }) => expectations.listExpectationRows(tx, { fromOn: '2026-11-22' }),
    listRatesOn: ({ tx }) => expectations.listRatesOn(tx, [{ serviceId: 111, serviceOn: '2027-03-01' }]),
  }),
];
