import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../access/permissions.ts';
import { rates } from '../catalogues/rates.ts';
import { wordsOf } from '../catalogues/words-of-all.ts';
import { AUDIT_ACTIONS, actionsSeenBy, OWN_ACTIONS, type OwnAction } from './actions.ts';
import { type FactContext, factsInWords, TOLD_FACTS } from './facts-in-words.ts';
import { type AuditFacts, textOf, writeSentence } from './sentence.ts';

const plain: AuditFacts = {
  by: 'ana.lopez',
  action: 'rate.update',
  thing: 'High season',
  about: 'BP · Shuttle',
  count: 0,
  batch: null,
  changes: [],
  amount: '',
  to: '',
  facts: [],
};
const price = { label: 'Price', old: '80.00', now: '86.40' };
const rowIn = (language: 'en' | 'es') => wordsOf(rates)[language];
const said = (more: Partial<AuditFacts>, language: 'en' | 'es' = 'en') =>
  textOf(writeSentence({ ...plain, ...more }, rowIn(language), language));

describe('an entry of the audit in a sentence', () => {
  it.each<[string, Partial<AuditFacts>, string, string]>([
    [
      'a change',
      { changes: [price] },
      'ana.lopez changed the rate High season of BP · Shuttle: price 80.00 → 86.40',
      'ana.lopez cambió la tarifa High season de BP · Shuttle: price 80.00 → 86.40',
    ],
    [
      'a value that was not there',
      { changes: [{ ...price, old: '' }], about: '' },
      'ana.lopez changed the rate High season: price nothing → 86.40',
      'ana.lopez cambió la tarifa High season: price nada → 86.40',
    ],
    [
      'more fields than are told',
      { changes: [price, price, price, price, price], about: '' },
      'ana.lopez changed the rate High season: price 80.00 → 86.40 · price 80.00 → 86.40 · price 80.00 → 86.40 and 2 more',
      'ana.lopez cambió la tarifa High season: price 80.00 → 86.40 · price 80.00 → 86.40 · price 80.00 → 86.40 y 2 más',
    ],
    [
      'a long text',
      { changes: [{ label: 'Description', old: 'a'.repeat(61), now: 'b' }] },
      'ana.lopez changed the rate High season of BP · Shuttle: description',
      'ana.lopez cambió la tarifa High season de BP · Shuttle: description',
    ],
    [
      'a new row',
      { action: 'rate.create' },
      'ana.lopez added the rate High season of BP · Shuttle',
      'ana.lopez agregó la tarifa High season de BP · Shuttle',
    ],
    [
      'an import',
      { batch: { kind: 'import', rows: 12 }, changes: [price] },
      'ana.lopez imported 12 rates',
      'ana.lopez importó 12 tarifas',
    ],
    [
      'a change of which one row is seen',
      { batch: { kind: 'bulk', rows: 1 } },
      'ana.lopez changed 1 rate at once',
      'ana.lopez cambió 1 tarifa a la vez',
    ],
    [
      'an export',
      { action: 'rate.export', thing: '', count: 1240 },
      'ana.lopez exported 1,240 rates',
      'ana.lopez exportó 1,240 tarifas',
    ],
  ])('%s', (_, more, en, es) => {
    expect([said(more), said(more, 'es')]).toEqual([en, es]);
  });

  it('of a failed sign-in names the account, where there is one', () => {
    const refused = { action: 'session.refuse', by: '', about: '' };
    expect(said({ ...refused, thing: 'ana.lopez' })).toBe(
      'Someone tried to sign in as ana.lopez and was refused',
    );
    expect(said({ ...refused, thing: '' })).toBe(
      'Someone tried to sign in with a user name that does not exist',
    );
  });

  it('takes no typed text for a placeholder', () => {
    const parts = writeSentence(
      { ...plain, thing: '{by}', about: '{thing}', changes: [{ ...price, now: '{by}' }] },
      rowIn('en'),
      'en',
    );
    expect(textOf(parts)).toBe('ana.lopez changed the rate {by} of {thing}: price 80.00 → {by}');
    expect(parts.filter(({ is_thing }) => is_thing)).toEqual([{ text: '{by}', is_thing: true }]);
  });

  it.each(Object.keys(OWN_ACTIONS))('%s has one in both languages, without an open placeholder', (action) => {
    for (const language of ['en', 'es'] as const)
      for (const thing of ['', 'X'])
        expect(
          textOf(writeSentence({ ...plain, action, thing, about: '', count: 1234 }, null, language)),
        ).toMatch(/^(?!.*1234)[^{}]{8,}$/);
  });
});

const context = (language: 'en' | 'es'): FactContext => ({
  language,
  nameOf: (username) => ({ 'ana.lopez': 'Ana López' })[username] ?? username,
  momentOf: (iso, zone) => `${iso.slice(0, 16).replace('T', ' ')} ${zone ?? 'here'}`,
  sentenceOf: (code) => `«${code}»`,
});
const told = (action: OwnAction, detail: Readonly<Record<string, unknown>>, language: 'en' | 'es') =>
  textOf(
    writeSentence(
      {
        ...plain,
        by: 'Ana',
        action,
        thing: 'X',
        about: '',
        to: typeof detail.to === 'string' ? detail.to : '',
        ...factsInWords(action, detail, context(language)),
      },
      null,
      language,
    ),
  );

describe('the facts of an entry', () => {
  const acted = { reason: 'illness', note: 'Doctor’s letter seen', overrides: ['change_deadline'] };
  const request = { request: 4, amount: 20, currency: 'USD', reason: 'goodwill' };
  const cases: readonly [OwnAction, Readonly<Record<string, unknown>>, string, string][] = [
    [
      'refund.give',
      request,
      'Ana refunded USD 20.00 of X (Goodwill)',
      'Ana reembolsó USD 20.00 de X (Cortesía)',
    ],
    [
      'refund.ask',
      request,
      'Ana requested to refund USD 20.00 of X (Goodwill)',
      'Ana solicitó reembolsar USD 20.00 de X (Cortesía)',
    ],
    [
      'refund.approve',
      request,
      'Ana approved refunding USD 20.00 of X (Goodwill)',
      'Ana aprobó reembolsar USD 20.00 de X (Cortesía)',
    ],
    [
      'refund.decline',
      request,
      'Ana declined refunding USD 20.00 of X (Goodwill)',
      'Ana rechazó reembolsar USD 20.00 de X (Cortesía)',
    ],
    [
      'refund.waive',
      request,
      'Ana waived USD 20.00 of X (Goodwill)',
      'Ana condonó USD 20.00 de X (Cortesía)',
    ],
    [
      'refund.expire',
      request,
      'A refund of booking X, requested by Ana, expired (USD 20.00 · Goodwill)',
      'Venció un reembolso de la reservación X que solicitó Ana (USD 20.00 · Cortesía)',
    ],
    [
      'price.lower',
      request,
      'Ana lowered the price of X by USD 20.00 (Goodwill)',
      'Ana bajó el precio de X en USD 20.00 (Cortesía)',
    ],
    [
      'refund.settle',
      { id: 'r', amount: 2000, currency: 'USD', status: 'failed', note: 'Bank transfer 4711' },
      'Ana marked a refund of the booking X as settled another way (USD 20.00 · Bank transfer 4711)',
      'Ana marcó un reembolso de la reservación X como saldado por otra vía (USD 20.00 · Bank transfer 4711)',
    ],
    [
      'booking.create',
      { ...acted, amountMinor: 16_000, overrides: [] },
      'Ana made the booking X for the guest (USD 160.00 · Illness or an accident · Doctor’s letter seen)',
      'Ana hizo la reservación X para el huésped (USD 160.00 · Enfermedad o accidente · Doctor’s letter seen)',
    ],
    [
      'booking.cancel',
      { ...acted, rides: ['arrival', 'departure'], refundMinor: 8000, feeMinor: 0 },
      'Ana canceled rides of the booking X for the guest (refund USD 80.00 · arrival, departure · beyond the rule: change after the guest’s deadline · Illness or an accident · Doctor’s letter seen)',
      'Ana canceló traslados de la reservación X a nombre del huésped (reembolso USD 80.00 · llegada, salida · fuera de la regla: cambiar después del plazo del huésped · Enfermedad o accidente · Doctor’s letter seen)',
    ],
    [
      'booking.change',
      {
        reason: 'other',
        note: '',
        overrides: [],
        differenceMinor: -500,
        changes: [{ field: 'service_time', old: '2026-12-21 14:20', new: '2026-12-22 15:40' }],
      },
      'Ana changed the booking X for the guest (difference −USD 5.00 · pick-up Dec 21, 2026 2:20\u00a0PM → Dec 22, 2026 3:40\u00a0PM · Another reason)',
      'Ana cambió la reservación X a nombre del huésped (diferencia −USD 5.00 · recogida 21 dic 2026 14:20 → 22 dic 2026 15:40 · Otro motivo)',
    ],
    [
      'ride.miss',
      { ride: 'K7M2QX', direction: 'arrival', reason: 'not_there', note: 'Called twice' },
      'Ana marked a ride of the booking X as missed (arrival K7M2QX · The guest was not there · Called twice)',
      'Ana marcó que el huésped no se presentó a un traslado de la reservación X (llegada K7M2QX · El huésped no estaba · Called twice)',
    ],
    [
      'flight.set_time',
      { time: '2026-12-21 15:40', note: 'The pilot called' },
      'Ana set a manual time for flight X (Dec 21, 2026 3:40\u00a0PM · The pilot called)',
      'Ana puso una hora manual al vuelo X (21 dic 2026 15:40 · The pilot called)',
    ],
    [
      'look.start',
      { look: 7, reason: 'complaint', note: '', until: '2026-11-24T14:15:00Z' },
      'Ana started to view X as its guest (until 2026-11-24 14:15 here · A complaint)',
      'Ana empezó a ver X como su huésped (hasta 2026-11-24 14:15 here · Una queja)',
    ],
    [
      'finding.right',
      { kind: 'phone', note: 'Landline' },
      'Ana accepted a finding of X as correct (Phone number with a digit too few or too many · Landline)',
      'Ana aceptó como correcto un hallazgo de X (Al teléfono le falta o le sobra un dígito · Landline)',
    ],
    [
      'person.limit',
      { name: 'X', limit_before: null, limit_after: 5_000, of_roles: 500, note: 'High season' },
      'Ana set the refund limit of X (limit USD 500.00, from the roles → USD 5,000.00, set for this person · High season)',
      'Ana fijó el límite de reembolsos de X (límite USD 500.00, de los roles → USD 5,000.00, fijado para esta persona · High season)',
    ],
    [
      'person.end_sessions',
      { ended: 2 },
      'Ana signed X out everywhere (sessions ended: 2)',
      'Ana cerró todas las sesiones de X (sesiones cerradas: 2)',
    ],
    [
      'difference.assign',
      { from: null, to: 'ana.lopez' },
      'Ana assigned difference X (nobody → Ana López)',
      'Ana asignó la diferencia X (nadie → Ana López)',
    ],
    [
      'difference.explain',
      { cause: 'other_amount', amount: 120, currency: 'USD', reference: 'po_1', note: 'Fee' },
      'Ana closed difference X with a note (USD 1.20 · po_1 · Fee)',
      'Ana cerró la diferencia X con una nota (USD 1.20 · po_1 · Fee)',
    ],
    [
      'change_set.move',
      { from: 'draft', to: 'ready' },
      'Ana marked change set X as ready: it waits for approval or publishing',
      'Ana marcó como listo el conjunto de cambios X: espera aprobación o publicación',
    ],
    [
      'change_set.move',
      { from: 'scheduled', to: 'draft' },
      'Ana took change set X back to draft',
      'Ana regresó a borrador el conjunto de cambios X',
    ],
    [
      'change_set.move',
      { from: 'ready', to: 'withdrawn' },
      'Ana withdrew change set X',
      'Ana retiró el conjunto de cambios X',
    ],
    [
      'booking.change',
      { changes: [{ field: 'is_national', old: '0', new: '1' }] },
      'Ana changed the booking X for the guest (kind of flight international → domestic)',
      'Ana cambió la reservación X a nombre del huésped (tipo de vuelo internacional → nacional)',
    ],
    [
      'change_set.schedule',
      { publish_at: '2026-12-01T05:00:00Z', zone: 'America/Cancun' },
      'Ana scheduled change set X (2026-12-01 05:00 America/Cancun)',
      'Ana programó el conjunto de cambios X (2026-12-01 05:00 America/Cancun)',
    ],
    [
      'change_set.fail',
      { code: 'auth.forbidden', detail: '' },
      'Change set X, scheduled by Ana, could not be published («auth.forbidden»)',
      'El conjunto de cambios X, programado por Ana, no se pudo publicar («auth.forbidden»)',
    ],
    [
      'change_set.keep',
      { rows: 3 },
      'Ana added a change to change set X (rows: 3)',
      'Ana agregó un cambio al conjunto de cambios X (filas: 3)',
    ],
    [
      'change_set.name',
      { name: 'Winter' },
      'Ana renamed change set X (Winter)',
      'Ana cambió el nombre del conjunto de cambios X (Winter)',
    ],
    [
      'pay_link.mail',
      { ...acted, overrides: [], amountMinor: 4800, to: 'a•••@example.com' },
      'Ana created a payment link for the booking X and emailed it (USD 48.00 · to a•••@example.com · Illness or an accident · Doctor’s letter seen)',
      'Ana creó un enlace de pago de la reservación X y lo envió por correo (USD 48.00 · para a•••@example.com · Enfermedad o accidente · Doctor’s letter seen)',
    ],
    [
      'fix_link.show',
      { fields: ['phone', 'flight'] },
      'Ana created a correction link for the booking X to share (phone, flight)',
      'Ana creó un enlace de corrección de la reservación X para compartir (teléfono, vuelo)',
    ],
    [
      'day_list.print',
      { form: 'csv', rides: 12, airport: 'CUN', property: null, direction: null },
      'Ana printed or exported the day list X (rides: 12 · CSV)',
      'Ana imprimió o exportó la lista del día X (traslados: 12 · CSV)',
    ],
    [
      'queue.charge',
      { queue: 'letters', key: '4', take: true },
      'Ana changed the owner of X (assigned to themselves)',
      'Ana cambió al responsable de X (asignado a sí)',
    ],
    [
      'queue.snooze',
      { queue: 'letters', key: '4', until: null },
      'Ana snoozed or resumed X (resumed)',
      'Ana pospuso o retomó X (retomado)',
    ],
    [
      'alert.handle',
      { kind: 'refund.failed', subject: 'r', detail: '', note: 'Paid by transfer' },
      'Ana handled the alert “X” (Paid by transfer)',
      'Ana atendió el aviso “X” (Paid by transfer)',
    ],
    [
      'mail.send',
      { letters: 1, to: ['a•••@example.com'], subject: 'Your ride' },
      'Ana sent 0 emails (to a•••@example.com · Your ride)',
      'Ana envió 0 correos (para a•••@example.com · Your ride)',
    ],
    [
      'message.link',
      { former: null, booking: 'X1' },
      'Ana linked the message X to a booking (X1)',
      'Ana vinculó el mensaje X a una reservación (X1)',
    ],
    [
      'stay.link',
      { hotel: 'BP', folio: 'BP1', group: 3, stays: ['BP/BP2'] },
      'Ana linked another stay to X for its guest (with BP/BP2)',
      'Ana enlazó otra estancia con X a nombre de su huésped (con BP/BP2)',
    ],
    [
      'booking.create',
      { ...acted, overrides: [], note: '', amountMinor: 0, linked: ['BP/BP2'] },
      'Ana made the booking X for the guest (USD 0.00 · with BP/BP2 · Illness or an accident)',
      'Ana hizo la reservación X para el huésped (USD 0.00 · con BP/BP2 · Enfermedad o accidente)',
    ],
    [
      'session.refuse',
      { reason: 'code_not_valid' },
      'Someone tried to sign in as X and was refused (wrong code)',
      'Alguien intentó entrar como X y no pudo (código incorrecto)',
    ],
    [
      'view.keep',
      { shared: true, question: {} },
      'Ana saved the list of bookings X (for everyone)',
      'Ana guardó la lista de reservaciones X (para todos)',
    ],
  ];

  it.each(cases)('of %s stand in its sentence', (action, detail, en, es) => {
    expect([told(action, detail, 'en'), told(action, detail, 'es')]).toEqual([en, es]);
  });

  it('are all tried', () => {
    const tried = new Set(cases.flatMap(([, detail]) => Object.keys(detail)));
    expect(TOLD_FACTS.filter((name) => !tried.has(name))).toEqual([]);
  });
});

describe('entries that these permissions read', () => {
  const seen = (role: string) => actionsSeenBy(permissionsOf([role])).map(({ action }) => action);
  it('are those of subjects that they see', () => {
    expect(seen('finance')).toContain('merchant.update');
    expect(seen('finance')).not.toContain('person.update');
    expect(seen('finance')).not.toContain('session.open');
    expect(seen('administrator')).toHaveLength(AUDIT_ACTIONS.length);
    expect(seen('nobody')).toEqual([]);
  });
});
