import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';
import { differenceWords } from '@traslado/domain/money/money-words';
import { DAY_MS, toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import {
  countDifferences,
  type DifferenceRecord,
  listDifferences,
} from '../../store/payout/difference-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';

const AT_ONCE = 1_000;

const heads = {
  en: [
    'Number',
    'State',
    'Cause',
    'Amount',
    'Currency',
    'At the gateway',
    'In our books',
    'Happened (UTC)',
    'Days',
    'Booking',
    'Reference',
    'Payout',
    'Merchant',
    'Assigned to',
    'Closed (UTC)',
    'Closed by',
    'Note',
  ],
  es: [
    'Número',
    'Estado',
    'Causa',
    'Monto',
    'Moneda',
    'En el procesador',
    'En nuestros libros',
    'Ocurrió (UTC)',
    'Días',
    'Reservación',
    'Referencia',
    'Depósito',
    'Comercio',
    'Asignada a',
    'Cerrada (UTC)',
    'Cerrada por',
    'Nota',
  ],
} as const;

function cellsOf(one: DifferenceRecord, language: Language, now: number): string[] {
  const { causes, states } = differenceWords[language];
  return [
    String(one.id),
    states[one.status],
    causes[one.cause],
    toAmountText(one.amountMinor),
    one.currency,
    ...(one.status === 'agreed'
      ? ['', '']
      : [one.oursMinor + one.amountMinor, one.oursMinor].map((minor) => toAmountText(minor))),
    toIso(one.happenedAt),
    String(Math.max(0, Math.floor(((one.endedAt ?? now) - one.happenedAt) / DAY_MS))),
    one.couponCode ?? '',
    one.reference,
    one.payoutId ?? '',
    one.merchant ?? '',
    one.assignedTo ?? '',
    one.endedAt === null ? '' : toIso(one.endedAt),
    one.endedBy ?? '',
    one.note ?? '',
  ];
}

/**
 * The differences of the page as a table, its head first, part by part. The audit gets an entry of its reader before the first part is
 * read.
 */
export async function exportDifferences(
  db: Db,
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
  async function* parts(): AsyncGenerator<readonly (readonly string[])[]> {
    yield [heads[language]];
    let after: { at: number; id: number } | null = null;
    for (;;) {
      const part: DifferenceRecord[] = await listDifferences(db, { ...asked, after, limit: AT_ONCE });
      if (part.length > 0) yield part.map((one) => cellsOf(one, language, now));
      const last = part.at(-1);
      if (!last || part.length < AT_ONCE) return;
      after = { at: isOpen ? last.happenedAt : (last.endedAt ?? now), id: last.id };
    }
  }
  return parts();
}
