import * as findings from '../../../inventory/findings-repository.ts';
import * as places from '../../../inventory/refresh-places-repository.ts';
import * as refresh from '../../../inventory/refresh-repository.ts';
import * as inventory from '../../../inventory/repository.ts';
import * as numbers from '../../../inventory/their-numbers-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const words = {
  name: '',
  category: '',
  description: '',
  transportationType: '',
  location: '',
  itinerary: [],
  includes: [],
  notIncludes: [],
  tags: [],
  recommendations: [],
  demarcation: [],
  terms: [],
  policies: [],
};

const rate = {
  id: 1,
  priority: 1,
  description: '',
  priceMinor: 9_500,
  adultPriceMinor: 0,
  minorPriceMinor: 0,
  validFromOn: '2026-01-01',
  validToOn: '2026-12-31',
  paxMax: null,
};

const service: refresh.ServiceWrite = {
  id: 1,
  propertyId: 1,
  airportId: 1,
  segmentId: 1,
  providerId: 1,
  operationType: 1,
  private: true,
  vehicle: '',
  paxMax: 5,
  recommended: false,
  position: 1,
  status: 1,
};

export const inventorySamples = [
  samplesOf<typeof refresh>('inventory/refresh-repository.ts', {
    updateStopped: ({ db }) => refresh.updateStopped(db, ['services']),
    updateReadAt: ({ db }) => refresh.updateReadAt(db, ['airlines'], now),
    upsertAirlines: ({ tx }) =>
      refresh.upsertAirlines(tx, [{ id: 1, iataCode: 'AA', name: '', type: '', status: 1 }]),
    upsertService: ({ tx }) => refresh.upsertService(tx, service),
    upsertProvider: ({ tx }) => refresh.upsertProvider(tx, { id: 1, businessName: '', tradeName: '' }),
    updateServiceText: ({ tx }) => refresh.updateServiceText(tx, 1, 'en', words),
    upsertRates: ({ tx }) => refresh.upsertRates(tx, 1, [rate]),
    withdrawRates: ({ tx }) => refresh.withdrawRates(tx, [1], '2026-12-01'),
    upsertRestriction: ({ tx }) =>
      refresh.upsertRestriction(tx, {
        id: 1,
        categoryId: 1,
        referenceId: 1,
        appliedRule: 1,
        auxiliar: 0,
        status: 1,
      }),
    upsertConfiguration: ({ tx }) =>
      refresh.upsertConfiguration(tx, {
        id: 1,
        segmentId: 1,
        propertyId: 1,
        description: '',
        initialServiceTime: '06:00',
        finalServiceTime: '22:00',
        restrictionId: null,
        status: 1,
      }),
    updateSegment: ({ tx }) =>
      refresh.updateSegment(tx, 1, { internationalHourBefore: '03:00', nationalHourBefore: '02:00' }),
    insertSegment: ({ tx }) =>
      refresh.insertSegment(tx, 1, {
        name: '',
        collective: true,
        transferTypeId: 1,
        transferType: '',
        typeDescription: '',
        shortDescription: '',
        description: '',
        internationalHourBefore: '03:00',
        nationalHourBefore: '02:00',
        fromPlaceId: 1,
        toPlaceId: 2,
      }),
    replaceRecipients: ({ tx }) =>
      refresh.replaceRecipients(tx, { topic: 'TRANS:CARTACONFIRMACION', propertyId: 1 }, [
        'desk@example.com',
      ]),
  }),
  samplesOf<typeof places>('inventory/refresh-places-repository.ts', {
    updateProperty: ({ tx }) => places.updateProperty(tx, 1, { name: '', smartCode: '', active: true }),
    updateAirport: ({ tx }) =>
      places.updateAirport(tx, 1, {
        webTransfers: true,
        name: { en: '', es: '' },
        clearance: { international: 60, national: 30 },
      }),
    insertAirport: ({ tx }) =>
      places.insertAirport(tx, {
        id: 1,
        iataCode: 'CUN',
        oaciCode: 'MMUN',
        timeZone: 'America/Cancun',
        city: '',
        name: { en: '', es: '' },
        clearance: { international: 60, national: 30 },
      }),
    insertProperty: ({ tx }) =>
      places.insertProperty(tx, {
        id: 1,
        code: 'BP',
        smartCode: '',
        name: '',
        groupId: 1,
        timeZone: 'America/Cancun',
        folioExample: '',
      }),
    insertHotelGroup: ({ tx }) =>
      places.insertHotelGroup(tx, { groupId: 1, name: '', operaCode: '', smartCode: '' }),
    insertPlace: ({ tx }) =>
      places.insertPlace(tx, { airportId: 1, propertyId: null, name: { en: '', es: '' } }),
    updatePlaceNames: ({ tx }) => places.updatePlaceNames(tx, 1, { en: '', es: '' }),
    upsertRoad: ({ tx }) => places.upsertRoad(tx, { airportId: 1, propertyId: 1, active: true }),
  }),
  samplesOf<typeof numbers>('inventory/their-numbers-repository.ts', {
    takeGroupRowId: [{ answers: [[{ id: 500_000_000 }]], call: ({ db }) => numbers.takeGroupRowId(db) }],
    insertTheirNumber: ({ tx }) =>
      numbers.insertTheirNumber(tx, 'operations', { kind: 'service', scope: 'BP:CUN', theirs: 7, ours: 1 }),
  }),
  samplesOf<typeof inventory>('inventory/repository.ts', {
    loadInventoryRows: ({ db }) => inventory.loadInventoryRows(db),
  }),
  samplesOf<typeof findings>('inventory/findings-repository.ts', {
    updateFindings: ({ db }) => findings.updateFindings(db, {}),
  }),
];
