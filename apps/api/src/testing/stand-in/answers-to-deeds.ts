import type { FaultGiven } from './faults.ts';

/**
 * Answers of a backend to a deed. `says` is their proof: done, not done, or nothing. `{code}` stands for the number of the booking in the
 * request.
 */
export type DeedAnswer = {
  readonly is: string;
  readonly says: 'yes' | 'no' | 'nothing';
  readonly fault: Omit<FaultGiven, 'call'>;
};

type Says = DeedAnswer['says'];

const json = (says: Says, body: unknown, status = 200): DeedAnswer => ({
  is: `${status} ${JSON.stringify(body)}`,
  says,
  fault: { kind: 'status', status, body },
});

const status = (code: number, headers: Record<string, string> = {}): DeedAnswer => ({
  is: `${code} without a word`,
  says: 'nothing',
  fault: { kind: 'status', status: code, body: {}, headers },
});

const line = (kind: FaultGiven['kind'], more: Partial<FaultGiven> = {}): DeedAnswer => ({
  is: kind,
  says: 'nothing',
  fault: { kind, ...more },
});

const elsewhere = { location: 'http://127.0.0.1:9/elsewhere' };
const page = '<!doctype html><title>Moved</title>';

/** The line and the status alone. */
export const answersOfTheLine: readonly DeedAnswer[] = [
  ...[301, 302, 303, 307, 308].map((code) => status(code, elsewhere)),
  ...[304, 408, 425, 500, 501, 502, 503, 504, 520, 599].map((code) => status(code)),
  status(429, { 'retry-after': '1' }),
  line('silent'),
  line('half-closed'),
  line('reset'),
  line('bad-json'),
  line('wrong-types'),
  line('html'),
  line('huge'),
  ...[200, 201, 400, 403, 404, 405, 409].map((code) => ({
    ...json('nothing', page, code),
    is: `${code}, a page`,
  })),
  { ...json('nothing', '', 200), is: '200, empty' },
  { ...json('nothing', '', 403), is: '403, empty' },
  json('nothing', { success: true, status: 'PAID' }, 403),
  { ...json('nothing', '', 409), is: '409, empty' },
  json('no', {}, 402),
  json('no', {}, 422),
  { ...json('no', page, 402), is: '402, a page' },
  json('no', { code: 'a.reason', detail: 'No.' }, 400),
  json('no', { status: 409, code: 'a.reason' }, 409),
  json('nothing', { status: 'PROCESSING' }, 409),
];

/** The words of the table that every deed has. */
export const answersInWords: readonly DeedAnswer[] = [
  ...['PAID', 'approved', 'succeeded', 'CONFIRMED', 'Confirmado', 1, '1', 'OK', 200].map((word) =>
    json('yes', { success: true, status: word }),
  ),
  json('yes', { success: true }),
  json('yes', { success: 'true', message: 'Done' }),
  json('yes', { success: 1, errors: [], error: null, failed: 0 }),
  json('yes', { data: { success: true, status: 'PAID' } }),
  json('yes', [{ success: '1' }]),
  json('yes', { status: 'PAID' }),
  json('no', { success: false, message: 'Not possible' }),
  json('no', { success: false }),
  json('no', { success: 0, errors: ['Not possible'] }),
  json('no', { success: false, status: 'error' }),
  ...['DECLINED', 'rejected', 'Failed', 'RECHAZADA'].map((word) => json('no', { status: word })),
  json('no', { status: 402, message: 'Not possible' }),
  json('no', { data: { success: 'no' } }),
  json('nothing', { success: true, errors: ['Not possible'] }),
  json('nothing', { success: true, failed: true }),
  json('nothing', { success: true, status: 'error' }),
  json('nothing', { success: true, status: 'DECLINED' }),
  json('nothing', { success: false, status: 'PAID' }),
  json('nothing', { success: false, status: 'PROCESSING' }),
  json('nothing', { success: false, status: 504 }),
  json('nothing', { success: true, status: 'A NEW WORD' }),
  json('nothing', { success: true, action_url: 'https://bank.example' }),
  json('nothing', { success: true, coupon_id: 'ANOTHER' }),
  json('nothing', { success: 'perhaps' }),
  json('nothing', { status: 'PROCESSING' }),
  json('nothing', { status: 0 }),
  json('nothing', { error: 'Not possible' }),
  json('nothing', { message: 'Thank you' }),
  json('nothing', {}),
  json('nothing', []),
];

/** Words of a payment alone. */
export const answersOfPayments: readonly DeedAnswer[] = [
  json('yes', { paid: true }),
  json('yes', { coupon_id: '{code}', payment_id: 7 }),
  json('nothing', { paid: false }),
  json('nothing', { coupon_id: '{code}' }),
  json('nothing', { payment_id: 7 }),
];

/** The same answer with the number of the request. */
export const answerAbout = ({ fault }: DeedAnswer, code: string): Omit<FaultGiven, 'call'> => ({
  ...fault,
  body:
    fault.body === undefined ? undefined : JSON.parse(JSON.stringify(fault.body).replaceAll('{code}', code)),
});
