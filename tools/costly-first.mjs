import { BaseSequencer } from 'vitest/node';

/** Test files that take a quarter of a minute and more, the longest first. Begun last, one of them keeps a worker busy while the others are done. */
const COSTLY = [
  'testing/abuse/matrix.test.ts',
  'guest/pay/crash.test.ts',
  'staff/catalogues/every-catalogue.test.ts',
  'inventory/their-world.test.ts',
  'sellers/theirs/deeds-and-answers.test.ts',
  'staff/catalogues/import.test.ts',
  'inventory/refresh-catalogue.test.ts',
  'db/server/embedded-postgres.test.ts',
  'staff/catalogues/bulk.test.ts',
  'staff/catalogues/price-expectations.test.ts',
  'staff/reports/figures.test.ts',
  'guest/services/asked-of-theirs.test.ts',
  'staff/reports/sums.test.ts',
  'src/shutdown.test.ts',
  'adapters/pms/pms.test.ts',
  'sellers/theirs/crash.test.ts',
  'staff/change-sets/publish-while-booking.test.ts',
];

/** @param {string} file */
const rankOf = (file) => {
  const rank = COSTLY.findIndex((end) => file.endsWith(end));
  return rank === -1 ? COSTLY.length : rank;
};

/** The order of test files: the costly ones first, the others as Vitest orders them. */
export default class CostlyFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer['sort']>[0]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
  }
}
