import type { RepositorySamples } from './sample.ts';
import { catalogueSamples } from './samples/catalogue.ts';
import { staffCatalogueSamples } from './samples/catalogues.ts';
import { changeSamples } from './samples/changes.ts';
import { couponSamples } from './samples/coupons.ts';
import { letterSamples } from './samples/letters.ts';
import { paymentSamples } from './samples/payments.ts';
import { sharedSamples } from './samples/shared.ts';
import { staffSamples } from './samples/staff.ts';
import { staySamples } from './samples/stays.ts';
import { theirSamples } from './samples/their-coupons.ts';

/** Every file that sends statements while the product runs. */
export const allSamples: readonly RepositorySamples[] = [
  ...catalogueSamples,
  ...staffCatalogueSamples,
  ...changeSamples,
  ...couponSamples,
  ...letterSamples,
  ...paymentSamples,
  ...sharedSamples,
  ...staffSamples,
  ...staySamples,
  ...theirSamples,
];
