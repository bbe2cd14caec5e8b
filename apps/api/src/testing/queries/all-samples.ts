import type { RepositorySamples } from './sample.ts';
import { auditSamples } from './samples/audit.ts';
import { staffCatalogueSamples } from './samples/catalogues.ts';
import { changeSetSamples } from './samples/change-sets.ts';
import { changeSamples } from './samples/changes.ts';
import { couponSamples } from './samples/coupons.ts';
import { expectationSamples } from './samples/expectations.ts';
import { backendSamples } from './samples/group-backend.ts';
import { inventorySamples } from './samples/inventory.ts';
import { letterSamples } from './samples/letters.ts';
import { paymentSamples } from './samples/payments.ts';
import { pictureSamples } from './samples/pictures.ts';
import { sharedSamples } from './samples/shared.ts';
import { staffSamples } from './samples/staff.ts';
import { staySamples } from './samples/stays.ts';
import { systemSamples } from './samples/systems.ts';

/** Every file that sends statements while the product runs. */
export const allSamples: readonly RepositorySamples[] = [
  ...inventorySamples,
  ...staffCatalogueSamples,
  ...expectationSamples,
  ...changeSetSamples,
  ...changeSamples,
  ...couponSamples,
  ...letterSamples,
  ...paymentSamples,
  ...pictureSamples,
  ...auditSamples,
  ...systemSamples,
  ...sharedSamples,
  ...staffSamples,
  ...staySamples,
  ...backendSamples,
];
