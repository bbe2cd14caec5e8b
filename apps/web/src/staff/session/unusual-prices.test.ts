import { ProblemError } from '@traslado/contract/client';
import { expect, it } from 'vitest';
import { askedPrices, whileAskingPrices } from './unusual-prices.ts';

/** A write whose prices are unusual until a person confirms them. */
const write = () =>
  whileAskingPrices(({ price_confirmed }) => {
    if (price_confirmed) return Promise.resolve('written');
    throw new ProblemError({
      type: 'about:blank',
      title: '',
      status: 409,
      code: 'rate.unusual_price',
      detail: '',
      instance: '',
      expected: { total: 1, rows: [] },
    });
  });

it('a question that replaces another stays open when the other one is answered late', async () => {
  const first = write();
  await expect.poll(askedPrices.get).not.toBeNull();
  const replaced = askedPrices.get();
  const second = write();
  await expect(first).rejects.toThrow(ProblemError);
  // The dialog answers each question as it takes it off the page.
  replaced?.answer(false);
  expect(askedPrices.get()).not.toBeNull();
  askedPrices.get()?.answer(true);
  expect(await second).toBe('written');
  expect(askedPrices.get()).toBeNull();
});
