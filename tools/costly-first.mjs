import { BaseSequencer } from 'vitest/node';

/** Test files that take a quarter of a minute and more, the longest first. Begun last, one of them keeps a worker busy while the others are done. */
const COSTLY = [
  'testing/abuse/matrix.test.ts',
  'features/payments/crash.test.ts',
  'features/catalogues/every-catalogue.test.ts',
  'inventory/their-world.test.ts',
  'features/group-backend/deeds-and-answers.test.ts',
  'features/catalogues/import.test.ts',
  'inventory/refresh-catalogue.test.ts',
  'db/server/embedded-postgres.test.ts',
  'features/catalogues/bulk.test.ts',
  'features/catalogues/price-expectations.test.ts',
  'features/reports/figures.test.ts',
  'features/services/asked-of-theirs.test.ts',
  'features/reports/sums.test.ts',
  'src/shutdown.test.ts',
  'adapters/pms/pms.test.ts',
  'features/group-backend/crash.test.ts',
  'features/change-sets/publish-while-booking.test.ts',
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
