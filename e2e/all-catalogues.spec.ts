import { randomInt } from 'node:crypto';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test(
  'all catalogues are saved as one file, and one is imported and taken back',
  onDesktop,
  async ({ page, locale }) => {
    const { imports, together } = staffWordsOf(locale).lists;
    await openSignedIn(page, 'administrator', '/admin/airlines/import');
    await page.getByRole('link', { name: together.link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(together.title);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: together.save, exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('catalogues.json');
    const name = `Of one file ${randomInt(1e9)}`;
    const fileOf = (row: object) => ({
      name: 'catalogues.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ catalogues: [{ catalogue: 'providers', rows: [row] }] })),
    });
    const file = page.getByLabel(imports.file, { exact: true });
    await file.setInputFiles(fileOf({ ...providers.example, trade_name: '' }));
    await expect(page.getByText(imports.stopped(1))).toBeVisible();
    await expect(page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }) })).toBeHidden();
    await file.setInputFiles(fileOf({ ...providers.example, trade_name: name }));
    await expect(page.getByText(imports.preview)).toBeVisible();
    await expect(page.getByRole('region', { name: imports.rows, exact: true })).toContainText(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }) }).click();
    await expect(page.getByText(imports.applied, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: imports.undo }).click();
    await expect(page.getByText(imports.undone)).toBeVisible();
    await expectAccessible(page);
    const left = await page.request.get(`/v1/staff/providers?search=${encodeURIComponent(name)}`);
    expect(await left.json()).toMatchObject({ total: 0 });
  },
);
