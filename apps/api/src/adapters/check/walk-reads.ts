import { type CallName, routes } from '@traslado/contract/routes';
import { chargedMinor } from '@traslado/domain/booking/price';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { CheckedStay, SaleGap } from '../../ports/backend-watch.ts';
import type { BackendOffer, CatalogueAnswer, GroupCatalogue } from '../../ports/group-catalogue.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { createHttpExchangeRates } from '../exchange-rates/http.ts';
import { createHttpFlights } from '../flights/http.ts';
import { createHttpGeoIp } from '../geo-ip/http.ts';
import { createHttpGroupCatalogue } from '../group-catalogue/http.ts';
import type { Backend } from '../group-client/backend.ts';
import type { GroupSystem } from '../group-client/group-systems.ts';
import { pmsCalls } from '../pms/calls.ts';
import { createHttpTransfers } from '../transfers/http.ts';

type Of = (system: GroupSystem) => Backend | null;

export type Walked = { readonly gaps: readonly SaleGap[]; readonly notAsked: readonly string[] };

/** Kept free for examples in documents: no machine has it. */
const exampleAddress = '203.0.113.7';

/**
 * Asks the systems every question of a sale, and makes no change, through the same adapters. The systems themselves report the shapes of
 * their answers; this lists the facts that a sale would miss.
 * @param today civil date, for questions by day without a known stay
 */
export async function walkReads(
  of: Of,
  asked: CheckedStay,
  { today, dollarNumber }: { readonly today: string; readonly dollarNumber?: number | undefined },
): Promise<Walked> {
  const gaps = new Set<SaleGap>();
  const notAsked: string[] = [];
  const stay = await walkStay(of, asked, gaps, notAsked);
  const source = createHttpGroupCatalogue(of, dollarNumber);
  const airportId = source ? await walkPlaces(source, stay, gaps) : null;
  const found = source
    ? await walkServices(source, { stay, airportId, today }, gaps, notAsked)
    : { serviceId: null };
  await walkSales(of, { stay, airportId, serviceId: found.serviceId }, notAsked);
  await walkInforming(of, asked, today, notAsked);
  for (const [system, deeds] of Object.entries(deedsOf))
    if (of(system as GroupSystem)) notAsked.push(...deeds.map((name) => named(routes[name])));
  return { gaps: [...gaps], notAsked };
}

/** Calls with an effect there are never tried. */
const deedsOf = {
  transfers: [
    'createCoupon',
    'payCoupon',
    'changeTransfer',
    'cancelTransfer',
    'cancelCoupons',
    'createReceptiveGroup',
    'linkConsecutiveStay',
    'sendContactMessage',
  ],
  operations: ['sendEmail'],
  proxy: ['sendLetter'],
} as const satisfies Partial<Record<GroupSystem, readonly CallName[]>>;

const named = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`;

async function walkStay(
  of: Of,
  { lastName, folio }: CheckedStay,
  gaps: Set<SaleGap>,
  notAsked: string[],
): Promise<PmsStay | null> {
  const mobile = of('mobile');
  if (!mobile) return null;
  const calls = pmsCalls(mobile, of('reservations') ?? mobile);
  const outcome = await calls.findStay(lastName, folio);
  const stay = outcome.kind === 'ok' ? outcome.value : null;
  if (!stay) {
    gaps.add('stay');
    notAsked.push(named(routes.listConsecutiveStays), named(routes.listRelatedStays));
    return null;
  }
  await calls.listConsecutive(stay);
  await calls.listRelated(stay);
  return stay;
}

const rowsOf = <T>(answer: CatalogueAnswer<readonly T[]> | undefined): readonly T[] =>
  answer?.kind === 'ok' ? answer.value : [];

async function walkPlaces(
  source: GroupCatalogue,
  stay: PmsStay | null,
  gaps: Set<SaleGap>,
): Promise<number | null> {
  const properties = rowsOf(await source.listProperties?.());
  if (source.listProperties && stay && properties.every(({ code }) => code !== stay.hotel))
    gaps.add('stay_hotel');
  const airports = rowsOf(await source.listAirports?.());
  const open = airports.find(({ webTransfers }) => webTransfers);
  if (source.listAirports && !open) gaps.add('airport');
  if (source.listAirlines && rowsOf(await source.listAirlines()).length === 0) gaps.add('airline');
  for (const topic of ['TRANS:CARTACONFIRMACION', 'TRANS:ERROCREARCUPON'])
    if (stay) await source.listRecipients?.(`${topic}:${stay.hotel}`);
  return open?.id ?? null;
}

/** Sheets are read in both languages: enough to see two currencies, and not felt on their side. */
const mostSheets = 12;

type Place = { readonly stay: PmsStay | null; readonly airportId: number | null; readonly today: string };

async function walkServices(
  source: GroupCatalogue,
  { stay, airportId, today }: Place,
  gaps: Set<SaleGap>,
  notAsked: string[],
): Promise<{ readonly serviceId: number | null }> {
  const { listOffers, findSheet } = source;
  if (!listOffers) return { serviceId: null };
  if (!stay || airportId === null) {
    notAsked.push(named(routes.listServicesForSale), named(routes.getServiceSheet));
    return { serviceId: null };
  }
  const on = stay.arrivalOn < today ? today : stay.arrivalOn;
  const lists: BackendOffer[] = [];
  for (const isRoundTrip of [true, false])
    lists.push(...rowsOf(await listOffers({ hotel: stay.hotel, airportId, isRoundTrip, on })));
  const [first] = lists;
  if (!first) {
    gaps.add('offer');
    notAsked.push(named(routes.getServiceSheet), named(routes.listSegments));
    return { serviceId: null };
  }
  const services = [...new Set(lists.map(({ serviceId }) => serviceId))].slice(0, mostSheets);
  const currencies = new Set<number>();
  for (const serviceId of services)
    for (const language of ['en', 'es'] as const) {
      const sheet = await findSheet?.({ serviceId, language, hotel: stay.hotel, on });
      const read = sheet?.kind === 'ok' ? sheet.value : null;
      const odd = (sheet?.kind === 'unreadable' && sheet.odd) || [];
      if (read?.rates.some((rate) => chargedMinor(read.private, rate) === 0)) gaps.add('rate_zero');
      if (odd.some(({ path }) => path.endsWith('currencyId'))) gaps.add('currencies');
      for (const number of read?.currencies ?? []) currencies.add(number);
      if (serviceId !== first.serviceId) continue;
      if (findSheet && !read) gaps.add('sheet');
      if (read && !read.rates.some(({ validFromOn, validToOn }) => validFromOn <= on && on <= validToOn))
        gaps.add('rate_in_force');
    }
  const isOther = (number: number) => source.dollarNumber !== undefined && number !== source.dollarNumber;
  if (currencies.size > 1 || [...currencies].some(isOther)) gaps.add('currencies');
  await walkSegment(source, first.segmentId, gaps);
  return { serviceId: first.serviceId };
}

async function walkSegment(source: GroupCatalogue, segmentId: number, gaps: Set<SaleGap>): Promise<void> {
  if (source.findSegment) {
    const answer = await source.findSegment(segmentId);
    if (answer.kind !== 'ok' || !answer.value) gaps.add('segment');
  }
  const configurations = rowsOf(await source.listConfigurations?.(segmentId));
  const restricted = configurations.find(({ restrictionId }) => restrictionId !== null);
  if (restricted?.restrictionId) await source.findRestriction?.(restricted.restrictionId);
}

async function walkSales(
  of: Of,
  asked: {
    readonly stay: PmsStay | null;
    readonly airportId: number | null;
    readonly serviceId: number | null;
  },
  notAsked: string[],
): Promise<void> {
  const backend = of('transfers');
  if (!backend) return;
  const { stay, airportId, serviceId } = asked;
  if (!stay) {
    notAsked.push(named(routes.listIncludedTransfers), named(routes.listTransfersOfStay));
    return;
  }
  const transfers = createHttpTransfers(backend);
  if (airportId === null) notAsked.push(named(routes.listIncludedTransfers));
  else
    await transfers.listIncluded(
      {
        hotel: stay.hotel,
        folio: stay.folio,
        lastName: stay.lastName,
        nameId: stay.nameId,
        isMember: stay.club.isMember,
        isGuest: stay.club.isGuest,
        club: stay.club.club,
      },
      airportId,
    );
  if (serviceId === null) notAsked.push(named(routes.getReservationDates));
  else await transfers.findDates({ serviceId, hotel: stay.hotel });
  const rides = await transfers.listRides(stay);
  const [ride] = rides.kind === 'ok' ? rides.value : [];
  if (ride) await transfers.findCoupon(ride.couponCode);
  else notAsked.push(named(routes.searchCoupon));
}

async function walkInforming(
  of: Of,
  { flight }: CheckedStay,
  today: string,
  notAsked: string[],
): Promise<void> {
  const flights = of('flights');
  const designator = flight ? parseDesignator(flight) : null;
  if (flights && !designator) notAsked.push(named(routes.findFlightByKey), named(routes.searchFlight));
  if (flights && designator) {
    const port = createHttpFlights(flights, { airlineIdOf: () => 1, airportIdOf: (id) => id });
    await port.findByKey(designator.key);
    await port.find(designator.key, 'A', today);
  }
  const rates = of('exchange-rate');
  if (rates) await createHttpExchangeRates(rates).find('MXN', today);
  const geo = of('geo');
  if (geo) await createHttpGeoIp(geo).countryOf(exampleAddress);
  if (of('profile')) notAsked.push(named(routes.getProfile));
}
