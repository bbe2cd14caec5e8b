import type { CopyBody } from '@traslado/contract/schemas/seasons';
import { MOST_AT_ONCE } from '@traslado/domain/catalogues/bulk';
import { rates } from '@traslado/domain/catalogues/rates';
import type { KnownRate } from '@traslado/domain/seasons/season-notes';
import type { Db, Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listRateDays, listRateIds } from '../../store/catalogue/rates-repository.ts';
import { listRowsOf } from '../../store/catalogue/repository.ts';
import { applySteps, type Done, foreseeSteps, inOneStroke, type WhenRefused } from './apply-steps.ts';
import { foreseePrices } from './foresee-prices.ts';
import { keepChange } from './keep-change.ts';
import { planCopy, type Source } from './plan-copy.ts';

export type Copied = Done & {
  /** The source of each step. */
  readonly sources: readonly Source[];
  /** All rates of the services of the copies, as they were before. */
  readonly there: readonly (KnownRate & { readonly description: string })[];
};

type Asker = { readonly isForChange: boolean; readonly scope: StaffCaller['scope'] };

const tooMany = () => new Refused('batch.too_many', { params: { max: MOST_AT_ONCE } });

/** The selected rates, each once, on the versions that were seen where they are given. */
async function listSources(handle: Handle, { rows, ids, where }: CopyBody, asker: Asker): Promise<Source[]> {
  const said = rows ?? ids?.map((id) => ({ id, version: null })) ?? [];
  if (said.length > MOST_AT_ONCE) throw tooMany();
  const seen = new Map(said.map((one) => [one.id, one.version]));
  if (where) {
    const { search, service_id: service, property, valid_from: validFrom, valid_to: validTo } = where;
    const season = { search, service, property, validFrom, validTo, scope: asker.scope };
    const found = await listRateIds(handle, season, MOST_AT_ONCE + 1);
    if (found.length > MOST_AT_ONCE) throw tooMany();
    for (const id of found) seen.set(id, null);
  }
  const there = new Map(
    (await listRowsOf(handle, rates, [...seen.keys()], asker)).map((row) => [row.id, row]),
  );
  return [...seen].map(([id, version]) => ({ id, version, row: there.get(id) ?? null }));
}

/**
 * Checks that the body selects rates in exactly one way; applying needs the versions that were seen. Codes: `field.required`,
 * `rate.ends_before`.
 */
function checkBody({ rows, ids, where }: CopyBody, apply: boolean): void {
  const ways = [rows, ids, where].filter((way) => way !== undefined);
  const isNothing = rows?.length === 0 || ids?.length === 0;
  if (ways.length !== 1 || isNothing || (apply && !rows))
    throw new Refused('field.required', { field: 'rows' });
  if (where?.valid_from !== undefined && where.valid_to !== undefined && where.valid_to < where.valid_from)
    throw new Refused('rate.ends_before', { field: 'where.valid_to' });
}

/**
 * Copies rates to another season in one transaction, as one batch; without `apply` it is a preview. A rate that was changed since it was
 * seen is named. Codes: `batch.too_many`, `field.required`, `rate.ends_before`.
 */
export async function copyRates(
  db: Db,
  staff: StaffCaller,
  work: {
    readonly body: CopyBody;
    readonly apply: boolean;
    readonly whenRefused: WhenRefused;
    readonly now: number;
    readonly confirmed: boolean;
  },
): Promise<Copied> {
  const { body, apply, whenRefused, now, confirmed } = work;
  const { scope } = staff;
  checkBody(body, apply);
  const look = async (handle: Handle, isForChange: boolean) => {
    const { sources, steps } = planCopy(await listSources(handle, body, { isForChange, scope }), body);
    const services = new Set(sources.flatMap(({ row }) => (row ? [Number(row.facts.service_id)] : [])));
    return { sources, there: await listRateDays(handle, [...services]), steps };
  };
  if (!apply) {
    const { steps: planned, ...found } = await look(db, false);
    const steps = await foreseeSteps(db, rates, scope, planned);
    const prices = await foreseePrices(db, rates, steps, { staff, now, whenRefused });
    return { ...found, batch: null, steps, prices };
  }
  let found: Omit<Copied, 'batch' | 'steps'> = { sources: [], there: [] };
  const done = await inOneStroke(() =>
    keepChange(db, [rates], { staff, now, confirmed }, async (tx, writer) => {
      const { steps, ...seen } = await look(tx, true);
      found = seen;
      return applySteps(tx, rates, steps, { kind: 'copy', whenRefused, writer });
    }),
  );
  return { ...found, ...done };
}
