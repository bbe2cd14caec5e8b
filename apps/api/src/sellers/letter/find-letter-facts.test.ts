import { beforeAll, describe, expect, it } from 'vitest';
import { renderLetter } from '../../pdf/render-letter.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import {
  findLetterFactsFor,
  findOwnersLetterFacts,
  type LetterFactsDependencies,
} from './find-letter-facts.ts';

let deps: LetterFactsDependencies;
let coupon: { id: number; coupon_code: string };
const dubois = { kind: 'guest', hotel: 'BP', folio: 'BP100008-1', lastName: 'Dubois' } as const;

const test = useTestApp();
beforeAll(async () => {
  deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.perla.example' };
  coupon = await test.db
    .selectFrom('coupon')
    .select(['id', 'coupon_code'])
    .where('folio', '=', dubois.folio)
    .executeTakeFirstOrThrow();
});

describe('facts of a letter', () => {
  it('are the booking in its own language, the brand and the address to manage it', async () => {
    const facts = await findOwnersLetterFacts(deps, coupon.id, test.now());
    expect(facts).toMatchObject({
      coupon: {
        coupon_id: coupon.coupon_code,
        status: 'confirmed',
        trip_type: 'round_trip',
        viewer: { owner: true },
      },
      brand: { name: 'Perla Resorts', email: 'transfers@perla.example' },
      manageUrl: `https://rides.perla.example/mytransportation?booking=${coupon.coupon_code}`,
    });
    expect(await findOwnersLetterFacts(deps, 999_999, test.now())).toBeNull();
  });

  it('are for the guests of the booking, in the language they ask for', async () => {
    const facts = await findLetterFactsFor(deps, coupon.coupon_code, dubois, 'es', test.now());
    expect(facts.language).toBe('es');
    expect(facts.coupon.transfers.map(({ direction }) => direction)).toEqual(['arrival', 'departure']);
    const stranger = { ...dubois, folio: 'BP100001-1' };
    await expect(
      findLetterFactsFor(deps, coupon.coupon_code, stranger, 'es', test.now()),
    ).rejects.toMatchObject({ code: 'coupon.not_found' });
  });

  it('of the demo fill a letter of one or two pages', async () => {
    for (const language of ['en', 'es'] as const) {
      const pdf = await renderLetter(
        await findLetterFactsFor(deps, coupon.coupon_code, dubois, language, test.now()),
      );
      const pages = [...new TextDecoder('latin1').decode(pdf).matchAll(/\/Type \/Page\b(?!s)/g)].length;
      expect(pages).toBeLessThanOrEqual(2);
    }
  });
});
