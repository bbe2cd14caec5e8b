/** Test support: the duties of every system behind the PMS port. Run by pms.test.ts against each adapter. */
import { folioKey } from '@traslado/domain/stay/folio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoStay } from '../demo/stay-row.ts';
import type { Pms, PmsAnswer, PmsStay } from '../ports/pms.ts';
import { testStay } from './stay.ts';

export type PmsHarness = {
  readonly port: Pms;
  readonly now: () => number;
  /** The system knows this stay from now on. */
  readonly put: (stay: DemoStay) => Promise<void>;
  readonly close: () => Promise<void>;
};

const value = <T>(answer: PmsAnswer<T>): T => {
  if (answer.kind !== 'ok') throw new Error('the system does not answer');
  return answer.value;
};

export function prove(
  port: Pms,
  lastName: string,
  folio: string,
  arrival?: string,
): ReturnType<Pms['proveStay']> {
  return port.proveStay({ key: folioKey(folio) ?? '', folio, lastName, arrival });
}

const folios = (stays: readonly PmsStay[]): string[] => stays.map(({ folio }) => folio);

export function pmsSuite(name: string, open: () => Promise<PmsHarness>): void {
  describe(`PMS port: ${name}`, () => {
    let opened: PmsHarness;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('proves a stay by number and last name, whole', async () => {
      const proved = value(await prove(opened.port, 'Muñoz López', 'BP100002-1'));
      expect(proved?.stay).toMatchObject({
        hotel: 'BP',
        folio: 'BP100002-1',
        firstName: 'Sofía',
        lastName: 'Muñoz López',
        adults: 2,
        children: 1,
        status: 'RESERVED',
        country: 'MX',
        ratePlan: 'AI-RT',
        email: 'sofia.munozlopez@guests.example',
        mBenefits: 0,
        usingMember: false,
      });
      expect(proved?.stay.arrivalOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it.each(['MUNOZ LOPEZ', 'muñoz-lópez', 'Mun\u0303ozLo\u0301pez', 'Muñoz', 'Muñoz López Jr'])(
      'whoever writes the name as %s',
      async (typed) => {
        expect(value(await prove(opened.port, typed, 'BP100002-1'))?.stay.folio).toBe('BP100002-1');
      },
    );

    it.each([
      ['Rivera', 'BP100002-1'],
      ['López', 'BP100002-1'],
      ['Muño', 'BP100002-1'],
      ['Rivera', 'BP999999-9'],
      ['Rivera ', 'XX'],
    ])('proves nothing by %s and %s', async (lastName, folio) => {
      expect(value(await prove(opened.port, lastName, folio))).toBeNull();
    });

    it('proves a stay by the agency’s number, only with its first day and the name', async () => {
      const [one, two, alike, gone] = ['BP700011-1', 'BP700012-1', 'BP700013-1', 'BP700014-1'].map(
        (folio, at) => ({
          ...testStay(folio, opened.now()),
          external_reference: ['EXP-7712', 'exp 7713', 'EXP/7713', 'EXP-7712'][at] ?? null,
          status: at === 3 ? ('CANCELLED' as const) : ('RESERVED' as const),
        }),
      );
      if (!one || !two || !alike || !gone) throw new Error('no stays');
      for (const row of [one, two, alike, gone]) await opened.put(row);
      const by = async (lastName: string, number: string, arrival?: string) =>
        value(await prove(opened.port, lastName, number, arrival))?.stay.folio ?? null;
      const { last_name: name, arrival_on: day } = one;
      expect(await by(name, 'EXP-7712', day)).toBe('BP700011-1');
      expect(await by(name, '#exp 7712.', day)).toBe('BP700011-1');
      expect(await by(name, 'EXP-7712')).toBeNull();
      expect(await by(name, 'EXP-7712', '2030-01-01')).toBeNull();
      expect(await by('Somebody', 'EXP-7712', day)).toBeNull();
      expect(await by(name, 'EXP-7713', day)).toBeNull();
      expect(await by(name, 'BP700012-1', day)).toBe('BP700012-1');
    });

    it('tells a club stay and a cancelled one', async () => {
      expect(value(await prove(opened.port, "O'Brien", 'BP100003-1'))?.stay.club).toMatchObject({
        isMember: true,
        isGuest: false,
        allowBookingFrom: 'C',
        club: 'DIAMOND',
        otherAffiliations: [],
      });
      expect(value(await prove(opened.port, 'Okafor', 'BP100009-1'))?.stay.status).toBe('CANCELLED');
    });

    it('finds a stay again that was proved, and sees what became of it', async () => {
      const row = testStay('BP700001-1', opened.now());
      await opened.put(row);
      await prove(opened.port, row.last_name, row.folio);
      const stay = { hotel: row.hotel, folio: row.folio };
      expect(value(await opened.port.findStay(stay))).toMatchObject({ ...stay, status: 'RESERVED' });
      await opened.put({ ...row, status: 'NO_SHOW' });
      expect(value(await opened.port.findStay(stay))?.status).toBe('NO_SHOW');
      expect(value(await opened.port.findStay({ ...stay, lastName: row.last_name }))?.status).toBe('NO_SHOW');
      expect(value(await opened.port.findStay({ hotel: 'PM', folio: row.folio }))).toBeNull();
    });

    it('lists several at once and leaves out those that are not', async () => {
      await prove(opened.port, 'Rivera', 'BP100001-1');
      await prove(opened.port, 'Hansen', 'BP100005-1');
      const stays = [
        { hotel: 'BP', folio: 'BP100001-1' },
        { hotel: 'BP', folio: 'BP999999-9' },
        { hotel: 'BP', folio: 'BP100005-1' },
      ];
      expect(folios(value(await opened.port.listStays(stays))).sort()).toEqual(['BP100001-1', 'BP100005-1']);
      expect(value(await opened.port.listStays([]))).toEqual([]);
    });

    it('lists the stays of one guest by arrival', async () => {
      const proved = value(await prove(opened.port, 'Nguyen', 'BP100004-1'));
      const stays = value(await opened.port.listStaysOfGuest(proved?.stay.nameId ?? ''));
      expect(folios(stays)).toEqual(['BP100004-1', 'PM100004-1']);
      expect(stays[1]).toMatchObject({ hotel: 'PM', arrivalOn: stays[0]?.departureOn });
      expect(value(await opened.port.listStaysOfGuest('N-of-nobody'))).toEqual([]);
    });

    it('lists the rooms that belong with a stay, from either', async () => {
      await prove(opened.port, 'Hansen', 'BP100005-1');
      expect(folios(value(await opened.port.listRelatedStays({ hotel: 'BP', folio: 'BP100005-1' })))).toEqual(
        ['BP100006-1'],
      );
      // Known by now, without a proof.
      expect(folios(value(await opened.port.listRelatedStays({ hotel: 'BP', folio: 'BP100006-1' })))).toEqual(
        ['BP100005-1'],
      );
      await prove(opened.port, 'Rivera', 'BP100001-1');
      expect(value(await opened.port.listRelatedStays({ hotel: 'BP', folio: 'BP100001-1' }))).toEqual([]);
    });
  });
}
