import type { CallRequest } from '@traslado/contract/schemas';
import type { Issue } from '@traslado/domain/forms/issue';
import { MOVE_UNITS, type MoveUnit } from '@traslado/domain/seasons/move-season';

export type CopyBody = CallRequest<'copyRates'>['body'];

/** The copy's question, as it is typed. */
export type CopyValues = {
  /** Numbers; '' for all services. */
  property: string;
  service: string;
  valid_from: string;
  valid_to: string;
  how: 'to' | 'by';
  to: string;
  count: string;
  unit: MoveUnit;
  percent: string;
  round_to: '0.01' | '0.5' | '1';
};

export const ROUND_STEPS = ['0.01', '0.5', '1'] as const satisfies readonly CopyValues['round_to'][];
export { MOVE_UNITS };

export const newCopy = (property: string): CopyValues => ({
  property,
  service: '',
  valid_from: '',
  valid_to: '',
  how: 'by',
  to: '',
  count: '1',
  unit: 'years',
  percent: '',
  round_to: '0.01',
});

const MOST_UNITS = 3_660;
const MOST_PERCENT = 1_000;

/** A percentage with at most one decimal, as people write it: `8`, `+8 %`, `-5.5`, `−5,5`. */
function readPercent(typed: string): number | null {
  const text = typed
    .replace(/[\s\u00a0%]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?\d{1,4}(\.\d)?$/.test(text) ? Number(text) : null;
}

function readCount(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  const count = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : null;
  return count !== null && Math.abs(count) <= MOST_UNITS ? count : null;
}

/** Issues before the server can be asked. */
export function checkCopy(values: CopyValues, isChosen: boolean): Issue[] {
  const { valid_from, valid_to, how, to, count, percent } = values;
  const wrong = (field: keyof CopyValues, code: string): Issue[] => [{ field, code }];
  const change = readPercent(percent);
  return [
    ...(!isChosen && valid_from !== '' && valid_to !== '' && valid_to < valid_from
      ? wrong('valid_to', 'copy.order')
      : []),
    ...(how === 'to' && to === '' ? wrong('to', 'field.required') : []),
    ...(how === 'by' && count.trim() === '' ? wrong('count', 'field.required') : []),
    ...(how === 'by' && count.trim() !== '' && readCount(count) === null ? wrong('count', 'copy.count') : []),
    ...(percent.trim() === '' ? wrong('percent', 'field.required') : []),
    ...(percent.trim() !== '' && change === null ? wrong('percent', 'copy.percent') : []),
    ...(change !== null && change <= -100 ? wrong('percent', 'copy.percent_low') : []),
    ...(change !== null && change > MOST_PERCENT ? wrong('percent', 'copy.percent_high') : []),
  ];
}

/** Move and change of the rates, as the server is asked. */
export function copyOf({ how, to, count, unit, percent, round_to }: CopyValues) {
  const step = round_to === '0.5' ? 0.5 : round_to === '1' ? 1 : 0.01;
  return {
    move: how === 'to' ? { to } : { by: readCount(count) ?? 0, unit },
    percent: readPercent(percent) ?? 0,
    round_to: step,
  } satisfies Pick<CopyBody, 'move' | 'percent' | 'round_to'>;
}

/** Rates that the form asks for. */
export const whereOf = ({ property, service, valid_from, valid_to }: CopyValues) => ({
  property: Number(property),
  ...(service !== '' && { service_id: Number(service) }),
  ...(valid_from !== '' && { valid_from }),
  ...(valid_to !== '' && { valid_to }),
});

/** The question of the list of rates, as the copy asks it. */
export function whereOfList(where: Readonly<Record<string, unknown>>) {
  const { search, service_id } = where;
  return {
    search: typeof search === 'string' ? search : '',
    ...(typeof service_id === 'string' && service_id !== 'all' && { service_id: Number(service_id) }),
  };
}
