import { isEmail } from '@traslado/domain/contact/bounds';
import { toMinor } from '@traslado/domain/money';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { z } from 'zod';
import type {
  BackendAirline,
  BackendAirport,
  BackendConfiguration,
  BackendOffer,
  BackendProperty,
  BackendRate,
  BackendRestriction,
  BackendSegment,
  BackendSheet,
} from '../../ports/group-catalogue.ts';

/** Their answers about what is sold, read into our words. Strict in what a price or a booking depends on. */

const id = z.int().min(1).max(2_147_483_647);
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .refine(isCivilDate);
const amountMinor = z.number().min(0).max(1_000_000).transform(toMinor);
const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const lines = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
/** 1 and 0, or a boolean. */
const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.null()])
  .transform((value) => value === true || value === 1);
const capacity = z.int().min(1).max(99);
const minutes = z.int().min(0).max(600);

export const backendProperties = z.array(
  z.object({ code: z.string().min(1), smartCode: z.string(), name: z.string().min(1) }) satisfies z.ZodType<
    BackendProperty,
    unknown
  >,
);

export const backendAirports = z.array(
  z
    .object({
      airport_id: id,
      web_transfers: flag,
      language: z.array(z.object({ language_id: z.coerce.string(), airport_name: z.string() })),
      // Not in their documents: taken where they say it, never a reason to read no airport.
      clearance: z.object({ international: minutes, national: minutes }).nullish().catch(null),
    })
    .transform(({ airport_id, web_transfers, language, clearance }): BackendAirport => {
      const nameIn = (wanted: string): string | null =>
        language.find(({ language_id }) => language_id.toLowerCase().startsWith(wanted))?.airport_name ||
        null;
      return {
        id: airport_id,
        webTransfers: web_transfers,
        name: { en: nameIn('en'), es: nameIn('es') },
        clearance: clearance ?? null,
      };
    }),
);

export const backendAirlines = z.array(
  z.object({
    id,
    iataCode: z.string().min(2).max(3),
    name: z.string().min(1),
    type: words.transform((type) => type || 'commercial'),
    status: z.int(),
  }) satisfies z.ZodType<BackendAirline, unknown>,
);

export const backendOffers = z.array(
  z
    .object({
      id,
      service_segment_id: id,
      maximum_pax: capacity,
      recommended: flag,
      operation_type_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      position_id: z.int(),
    })
    .transform(
      (offer): BackendOffer => ({
        serviceId: offer.id,
        segmentId: offer.service_segment_id,
        paxMax: offer.maximum_pax,
        recommended: offer.recommended,
        operationType: offer.operation_type_id,
        position: offer.position_id,
      }),
    ),
);

const rate = z
  .object({
    id,
    currencyId: z.literal('USD'),
    priority: z.int(),
    description: words,
    price: amountMinor,
    adultPrice: amountMinor,
    minorPrice: amountMinor,
    initialValidity: day,
    finalValidity: day,
    pax_max: capacity.nullish(),
  })
  .refine(({ initialValidity, finalValidity }) => initialValidity <= finalValidity)
  .transform(
    (given): BackendRate => ({
      id: given.id,
      priority: given.priority,
      description: given.description,
      priceMinor: given.price,
      adultPriceMinor: given.adultPrice,
      minorPriceMinor: given.minorPrice,
      validFromOn: given.initialValidity,
      validToOn: given.finalValidity,
      paxMax: given.pax_max ?? null,
    }),
  );

/** Pictures are left out: nothing on a guest's page comes from another host. */
export const backendSheet = z
  .object({
    name: z.string().min(1),
    category: words,
    description: words,
    transportationType: words,
    location: words,
    itinerary: lines,
    includes: lines,
    notIncludes: lines,
    tags: lines,
    recommendations: lines,
    demarcation: z
      .array(z.object({ description: z.string(), elementTypeId: z.int(), id: z.int(), order: z.int() }))
      .nullish()
      .transform((value) =>
        [...(value ?? [])].sort((a, b) => a.order - b.order).map(({ description }) => description),
      ),
    terms: lines,
    policies: lines,
    private: flag,
    provider: z.object({ providerId: id, businessName: z.string(), tradeName: z.string() }),
    rates: z.array(rate),
  })
  .transform(
    ({ private: isPrivate, provider, rates, ...text }): BackendSheet => ({
      words: text,
      private: isPrivate,
      provider: {
        id: provider.providerId,
        businessName: provider.businessName,
        tradeName: provider.tradeName,
      },
      rates,
    }),
  );

export const backendRestriction = z
  .object({
    id,
    restrictionCategoryId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    referenceId: z.int(),
    appliedRule: z.int(),
    auxiliar: z.number(),
    status: z.int(),
  })
  .transform(
    ({ restrictionCategoryId, ...rest }): BackendRestriction => ({
      ...rest,
      categoryId: restrictionCategoryId,
    }),
  );

/** `02:30`, or with seconds that nobody keeps to. */
const time = z
  .string()
  .transform((value) => value.slice(0, 5))
  .refine(isCivilTime);

export const backendSegments = z
  .array(z.object({ international_hour_before: time, national_hour_before: time }))
  .transform(([first]): BackendSegment | null =>
    first
      ? {
          internationalHourBefore: first.international_hour_before,
          nationalHourBefore: first.national_hour_before,
        }
      : null,
  );

export const backendConfigurations = z.array(
  z
    .object({
      id,
      serviceSegmentId: id,
      propertyId: id,
      description: words,
      initialServiceTime: time,
      finalServiceTime: time,
      restrictionId: id.nullish(),
      status: z.int(),
    })
    .transform(
      ({ serviceSegmentId, restrictionId, ...rest }): BackendConfiguration => ({
        ...rest,
        segmentId: serviceSegmentId,
        restrictionId: restrictionId ?? null,
      }),
    ),
);

export const backendRecipients = z
  .array(z.object({ email: z.string() }))
  .transform((rows) => [...new Set(rows.map(({ email }) => email.trim()).filter(isEmail))].sort());
