import * as expectations from '../../../store/price/expectation-repository.ts';
import { samplesOf } from '../sample.ts';

export const expectationSamples = [
  samplesOf<typeof expectations>('store/price/expectation-repository.ts', {
    listRatesOn: ({ tx }) => expectations.listRatesOn(tx, [{ serviceId: 111, serviceOn: '2027-03-01' }]),
  }),
];
