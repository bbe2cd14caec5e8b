import type { RepositorySamples } from './sample.ts';
import { approvalSamples } from './samples/approvals.ts';
import { auditSamples } from './samples/audit.ts';
import { staffCatalogueSamples } from './samples/catalogues.ts';
import { changeSetSamples } from './samples/change-sets.ts';
import { changeSamples } from './samples/changes.ts';
import { couponSamples } from './samples/coupons.ts';
import { dataCheckSamples } from './samples/data-checks.ts';
import { dayListSamples } from './samples/day-lists.ts';
import { expectationSamples } from './samples/expectations.ts';
import { backendSamples } from './samples/group-backend.ts';
import { guestMessageSamples } from './samples/guest-messages.ts';
import { inventorySamples } from './samples/inventory.ts';
import { letterSamples } from './samples/letters.ts';
import { lookSamples } from './samples/looks.ts';
import { payLinkSamples } from './samples/pay-links.ts';
import { paymentSamples } from './samples/payments.ts';
import { pictureSamples } from './samples/pictures.ts';
import { reconciliationSamples } from './samples/reconciliation.ts';
import { reportSamples } from './samples/reports.ts';
import { sharedSamples } from './samples/shared.ts';
import { staffSamples } from './samples/staff.ts';
import { staySamples } from './samples/stays.ts';
import { systemSamples } from './samples/systems.ts';

/** Every file that sends statements while the product runs. */
export const allSamples: readonly RepositorySamples[] = [
  ...inventorySamples,
  ...staffCatalogueSamples,
  ...expectationSamples,
  ...approvalSamples,
  ...payLinkSamples,
  ...lookSamples,
  ...dataCheckSamples,
  ...changeSetSamples,
  ...changeSamples,
  ...couponSamples,
  ...dayListSamples,
  ...guestMessageSamples,
  ...letterSamples,
  ...paymentSamples,
  ...pictureSamples,
  ...reportSamples,
  ...auditSamples,
  ...reconciliationSamples,
  ...systemSamples,
  ...sharedSamples,
  ...staffSamples,
  ...staySamples,
  ...backendSamples,
];
