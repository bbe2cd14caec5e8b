import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';
import { differenceWords } from '@traslado/domain/money/money-words';
import { DAY_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { StaffCaller } from '../../http/tokens.ts';
import {
  countDifferences,
  type DifferenceRecord,
  listDifferences,
} from '../../store/payout/difference-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { type DifferenceDeps, zoneOf } from './handle-difference.ts';

const AT_ONCE = 1_000;

const heads = {
  en: (zone: string) => [
    'Kind',
    'Next step',
    'Booking',
    'Guest',
    'Property',
    'Gateway',
    'Our books',
    'Difference',
    'Currency',
    `Time (${zone})`,
    'Days',
    'Gateway reference',
    'Payout',
    'Merchant',
    'Assigned to',
    'State',
    `Closed (${zone})`,
    'Closed by',
    'Note',
  ],
  es: (zone: string) => [
    'Tipo',
    'Siguiente paso',
    'Reservación',
    'Huésped',
    'Propiedad',
    'Procesador',
    'Nuestros libros',
    'Diferencia',
    'Moneda',
    `Hora (${zone})`,
    'Días',
    'Referencia del procesador',
    'Depósito',
    'Comercio',
    'Asignada a',
    'Estado',
    `Cerrada (${zone})`,
    'Cerrada por',
    'Nota',
  ],
} as const;

/**
 * The differences of the page as a table in its words and order, its head first, part by part. The audit gets an entry of its reader before the first part is
 * read.
 */
export async function exportDifferences(
  { db, inventory }: DifferenceDeps,
  caller: StaffCaller,
  {
    body,
    language,
    now,
  }: { body: CallRequest<'exportDifferences'>['body']; language: Language; now: number },
): Promise<AsyncGenerator<readonly (readonly string[])[]>> {
  const { status = 'open', mine = false } = body;
  const isOpen = status === 'open';
  const asked = { scope: caller.scope, isOpen, assignedTo: mine ? caller.accountId : null };
  const rows = await countDifferences(db, asked);
  await keepExport(db, caller, { of: 'differences', format: 'csv', question: body, rows, now });
  const zone = zoneOf(inventory, caller.scope);
  const { causes, advice, states } = differenceWords[language];
  const maySeeGuest = caller.permissions.includes('coupons:see');
  const momentOf = (at: number) => {
    const { date, time } = toLocal(at, zone);
    return `${date} ${time}`;
  };
  const cellsOf = (one: DifferenceRecord): string[] => [
    causes[one.cause],
    one.status === 'open' ? advice[one.cause] : '',
    one.couponCode ?? '',
    maySeeGuest ? (one.guest ?? '') : '',
    (one.propertyId !== null && inventory.current().propertyById(one.propertyId)?.code) || '',
    ...(one.status === 'agreed'
      ? ['', '']
      : [one.oursMinor + one.amountMinor, one.oursMinor].map((minor) => toAmountText(minor))),
    toAmountText(one.amountMinor),
    one.currency,
    momentOf(one.happenedAt),
    String(Math.max(0, Math.floor(((one.endedAt ?? now) - one.happenedAt) / DAY_MS))),
    one.reference,
    one.payoutId ?? '',
    one.merchant ?? '',
    one.assignedTo ?? '',
    states[one.status],
    one.endedAt === null ? '' : momentOf(one.endedAt),
    one.endedBy ?? '',
    one.note ?? '',
  ];
  async function* parts(): AsyncGenerator<readonly (readonly string[])[]> {
    yield [heads[language](zone)];
    let after: { at: number; id: number } | null = null;
    for (;;) {
      const part: DifferenceRecord[] = await listDifferences(db, { ...asked, after, limit: AT_ONCE });
      if (part.length > 0) yield part.map(cellsOf);
      const last = part.at(-1);
      if (!last || part.length < AT_ONCE) return;
      after = { at: isOpen ? last.happenedAt : (last.endedAt ?? now), id: last.id };
    }
  }
  return parts();
}
