import { brand } from '@traslado/domain/catalogues/brand';
import { expect, it } from 'vitest';
import { paletteOf } from '../../letter/facts.ts';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { letterDocument } from '../../pdf/letter-document.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { editRow, mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff } from '../../testing/staff.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const publicBrand = async () => (await test.app.inject({ url: '/api/public/brand' })).json();
const change = {
  name: 'Coral Hotels',
  accent_light: '#0b5fa5',
  deep_light: '#0b2a4a',
  email: 'rides@coral.example',
  phones: ['us| United States |Estados Unidos|+1 800 555 0142', 'MX | Mexico | México | +528005550143'],
  websites: ['Coral Club | Club Coral | https://club.coral.example/'],
  foundation: [],
};

it('is on every page, in each letter and in its document', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const logo = await uploadPicture(keeper);
  const phones = ['US | United States | Estados Unidos | +1 800 555 0142'];
  await mustEditRow(keeper, brand, { id: 1, change: { ...change, phones, logo_id: logo.id } });
  expect(await publicBrand()).toMatchObject({
    name: 'Coral Hotels',
    logo: `/pictures/${logo.name}-desktop.webp`,
    email: 'rides@coral.example',
    phones: [
      {
        country: 'US',
        label: { en: 'United States', es: 'Estados Unidos' },
        number: '+18005550142',
      },
    ],
    links: {
      websites: [{ label: { es: 'Club Coral' }, href: 'https://club.coral.example/' }],
      foundation: [],
    },
    colours: { accent: 'light-dark(#0b5fa5, #ff78b5)', lagoon: 'light-dark(#0b2a4a, #0d4650)' },
  });
  const { id } = await test.db.selectFrom('coupon').select('id').executeTakeFirstOrThrow();
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.coral.example' };
  const facts = await findOwnersLetterFacts(deps, id, test.now());
  if (!facts) throw new Error('the demo has no booking');
  const { html, text } = writeLetter(confirmation, facts);
  for (const said of ['Coral Hotels', 'rides@coral.example', '#0b5fa5', '#0b2a4a'])
    expect(html).toContain(said);
  expect(text).toContain('Coral Hotels');
  expect(JSON.stringify(letterDocument(facts))).toContain('Coral Hotels');
  expect(paletteOf(facts.brand)).toMatchObject({ accent: '#0b5fa5', lagoon: '#0b2a4a' });
});

it('is the newest in use: another one is prepared beside it, and the product has its own name without any', async () => {
  const keeper = await makeStaff(test, ['catalogue']);
  const before = (await publicBrand()).name;
  const payload = { ...brand.example, name: 'Next Hotels' };
  const { id } = (await keeper.ask('POST', '/v1/staff/brand', { payload })).json();
  expect((await publicBrand()).name).toBe(before);
  await mustEditRow(keeper, brand, { id, change: { active: true } });
  expect((await publicBrand()).name).toBe('Next Hotels');
  await mustEditRow(keeper, brand, { id, change: { active: false } });
  expect((await publicBrand()).name).toBe(before);
  await mustEditRow(keeper, brand, { id: 1, change: { active: false } });
  expect(await publicBrand()).toMatchObject({ name: 'Traslado', colours: {}, phones: [] });
  await mustEditRow(keeper, brand, { id: 1, change: { active: true } });
});

it.each([
  [{ accent_light: '#f0599f' }, 'brand.too_light', 'accent_light', /darker/],
  [{ accent_dark: '#b81365' }, 'brand.too_dark', 'accent_dark', /lighter/],
  [{ deep_dark: '#4a8a92' }, 'brand.deep_too_light', 'deep_dark', /darker/],
  [{ accent_light: 'red' }, 'field.format', 'accent_light', /#0b5fa5/],
  [{ websites: ['Club | Club | javascript:alert(1)'] }, 'field.format', 'websites.0', /https/],
  [{ phones: change.phones }, 'field.format', 'phones.0', /MX/],
])('refuses %o in words', async (wrong, code, field, words) => {
  const keeper = await makeStaff(test, ['catalogue']);
  const answer = (await editRow(keeper, brand, { id: 1, change: wrong })).json();
  expect(answer).toMatchObject({ code, field });
  expect(answer.detail).toMatch(words);
});
