import type { Language } from '../language.ts';
import { formatNumber } from '../number.ts';
import type { OwnAction } from './actions.ts';

/** The number and the amount in a sentence ('' for none), and whether its subject has a name. */
export type Counted = {
  readonly count: number;
  readonly amount: string;
  readonly isNamed: boolean;
  /** The state that a change set was moved to. */
  readonly to: string;
};

/** A catalogue's nouns for its rows in a sentence. */
export type RowWords = { readonly one: string; readonly many: string; readonly gender: 'f' | 'm' };

export type BatchKind = 'import' | 'bulk' | 'copy' | 'undo' | 'change_set';

/** `{by}` is the name of the person, `{thing}` the name of the subject. */
type SentenceWords = {
  readonly own: Readonly<Record<OwnAction, (said: Counted) => string>>;
  readonly row: (deed: 'create' | 'update' | 'delete', row: RowWords) => string;
  readonly exported: (count: number, row: RowWords) => string;
  readonly batch: (kind: BatchKind, count: number, row: RowWords) => string;
  /** After the name of a row: the row that it belongs to. */
  readonly of: string;
  readonly more: (count: number) => string;
  readonly nothing: string;
};

const english = (count: number) => formatNumber(count, 'en-US');
const spanish = (count: number) => formatNumber(count, 'es-MX');

const counted = (count: number, { one, many }: RowWords, write: (count: number) => string) =>
  `${write(count)} ${count === 1 ? one : many}`;

const en: SentenceWords = {
  own: {
    'session.open': () => '{by} signed in',
    'session.refuse': ({ isNamed }) =>
      isNamed
        ? 'Someone tried to sign in as {thing} and was refused'
        : 'Someone tried to sign in with a user name that does not exist',
    'session.close': () => '{by} signed out',
    'session.close_others': () => '{by} signed out their other devices',
    'password.renew': () => '{by} changed their password and signed in',
    'password.choose': () => '{by} chose a password with an emailed link',
    'factor.begin': () => '{by} turned on two-step sign-in',
    'factor.end': () => '{by} turned off two-step sign-in',
    'factor.codes': () => '{by} created new recovery codes',
    'account.save': () => 'A command created or reset the account {thing}',
    'account.roles': () => 'The identity service set the roles of {thing}',
    'person.create': () => '{by} invited {thing}',
    'person.update': () => '{by} changed the account of {thing}',
    'person.delete': () => '{by} deleted the account of {thing}',
    'person.end_sessions': () => '{by} signed {thing} out everywhere',
    'person.send_link': () => '{by} sent {thing} a link to choose a password',
    'person.remove_factor': () => '{by} turned off two-step sign-in for {thing}',
    'person.limit': () => '{by} set the refund limit of {thing}',
    'people.look': ({ isNamed }) =>
      isNamed ? '{by} viewed the account of {thing}' : '{by} viewed the list of people',
    'role.create': () => '{by} added the role {thing}',
    'role.update': () => '{by} changed the role {thing}',
    'role.delete': () => '{by} deleted the role {thing}',
    'role.limit': () => '{by} set the refund limit of the role {thing}',
    'picture.create': () => '{by} uploaded the picture {thing}',
    'picture.delete': () => '{by} removed the picture {thing}',
    'stay.add': () => '{by} added the stay {thing}',
    'stay.remove': () => '{by} removed the stay {thing}',
    'stays.look': ({ isNamed }) =>
      isNamed ? '{by} looked up the stay {thing} to book for its guest' : '{by} viewed the added stays',
    'stay.link': () => '{by} linked another stay to {thing} for its guest',
    'stay.group': () => '{by} grouped the stays that ride with {thing} for its guest',
    'change_set.keep': () => '{by} added a change to change set {thing}',
    'change_set.name': () => '{by} renamed change set {thing}',
    'change_set.drop': () => '{by} removed a row from change set {thing}',
    'change_set.resolve': () => '{by} resolved a row of change set {thing} that someone else had changed',
    'change_set.move': ({ to }) =>
      ({
        ready: '{by} marked change set {thing} as ready: it waits for approval or publishing',
        draft: '{by} took change set {thing} back to draft',
        withdrawn: '{by} withdrew change set {thing}',
      })[to] ?? `{by} moved change set {thing}`,
    'change_set.approve': () => '{by} approved change set {thing}',
    'change_set.schedule': () => '{by} scheduled change set {thing}',
    'change_set.publish': () => '{by} published change set {thing}',
    'change_set.fail': () => 'Change set {thing}, scheduled by {by}, could not be published',
    'booking.look': () => '{by} viewed the booking {thing}',
    'look.start': () => '{by} started to view {thing} as its guest',
    'look.mytransportation': () => '{by} viewed My transportation as the guest of {thing}',
    'look.confirmation': () => '{by} viewed the confirmation as the guest of {thing}',
    'look.change': () => '{by} viewed the change page as the guest of {thing}',
    'look.cancel': () => '{by} viewed the cancellation page as the guest of {thing}',
    'look.end': () => '{by} stopped viewing {thing} as its guest',
    'look.over': () => 'Time ran out for {by} to view {thing} as its guest',
    'payment.ask': () => '{by} asked the gateway about a payment of the booking {thing}',
    'refund.retry': () => '{by} retried a refund of the booking {thing}',
    'refund.settle': () => '{by} marked a refund of the booking {thing} as settled another way',
    'payments.export': ({ count }) => `{by} exported payments (rows: ${english(count)})`,
    'differences.export': ({ count }) => `{by} exported differences (rows: ${english(count)})`,
    'difference.assign': () => '{by} assigned difference {thing}',
    'difference.explain': () => '{by} closed difference {thing} with a note',
    'ride.complete': () => '{by} marked a ride of the booking {thing} as completed',
    'ride.miss': () => '{by} marked a ride of the booking {thing} as missed',
    'ride.take_back': () => '{by} undid the result of a ride of the booking {thing}',
    'flight.set_time': () => '{by} set a manual time for flight {thing}',
    'flight.take_time_away': () => '{by} removed the manual time of flight {thing}',
    'day_list.print': () => '{by} printed or exported the day list {thing}',
    'price.ask': ({ amount }) => `{by} requested to lower the price of {thing}${amount && ` by ${amount}`}`,
    'price.lower': ({ amount }) => `{by} lowered the price of {thing}${amount && ` by ${amount}`}`,
    'price.approve': ({ amount }) =>
      `{by} approved lowering the price of {thing}${amount && ` by ${amount}`}`,
    'price.decline': ({ amount }) =>
      `{by} declined lowering the price of {thing}${amount && ` by ${amount}`}`,
    'price.expire': () => 'A lower price of booking {thing}, requested by {by}, expired',
    'price.stale': () => 'A lower price requested by {by} ended because booking {thing} changed',
    'erasure.ask': () => '{by} requested to erase the guest’s data of {thing}',
    'erasure.approve': () => '{by} approved the erasure of the guest’s data of {thing}. It was carried out',
    'erasure.decline': () => '{by} declined erasing the guest’s data of {thing}',
    'erasure.expire': () => 'Erasing the data of {thing}, requested by {by}, expired',
    'erasure.stale': () => 'Erasing data, requested by {by}, ended because booking {thing} changed',
    'refund.ask': ({ amount }) => `{by} requested to refund ${amount || 'money'} of {thing}`,
    'refund.give': ({ amount }) => `{by} refunded ${amount || 'money'} of {thing}`,
    'refund.waive': ({ amount }) => `{by} waived ${amount || 'the cancellation fee'} of {thing}`,
    'refund.approve': ({ amount }) => `{by} approved refunding ${amount || 'money'} of {thing}`,
    'refund.decline': ({ amount }) => `{by} declined refunding ${amount || 'money'} of {thing}`,
    'refund.expire': () => 'A refund of booking {thing}, requested by {by}, expired',
    'refund.stale': () => 'A refund requested by {by} ended because booking {thing} changed',
    'booking.create': () => '{by} made the booking {thing} for the guest',
    'booking.cancel': () => '{by} canceled rides of the booking {thing} for the guest',
    'booking.change': () => '{by} changed the booking {thing} for the guest',
    'booking.contact': () => '{by} corrected the contact of the booking {thing}',
    'booking.letter': () => '{by} sent the email of the booking {thing} again',
    'fix_link.show': () => '{by} created a correction link for the booking {thing} to share',
    'fix_link.open': () => 'The correction link of the booking {thing}, created by {by}, was opened',
    'fix_link.use': () => 'The booking {thing} was corrected with the link created by {by}',
    'finding.right': () => '{by} accepted a finding of {thing} as correct',
    'finding.take_back': () => '{by} no longer accepts a finding of {thing} as correct',
    'pay_link.mail': () => '{by} created a payment link for the booking {thing} and emailed it',
    'pay_link.show': () => '{by} created a payment link for the booking {thing} to share',
    'pay_link.open': () => 'The payment link of the booking {thing}, created by {by}, was opened',
    'pay_link.end': () => '{by} ended the payment link of the booking {thing}',
    'alert.handle': () => '{by} handled the alert “{thing}”',
    'mail.send': ({ count }) => `{by} sent ${count === 1 ? 'an email' : `${english(count)} emails`}`,
    'message.test': () => '{by} sent themselves a test of the message {thing}',
    'message.look': () => '{by} viewed the message {thing}',
    'message.link': () => '{by} linked the message {thing} to a booking',
    'message.answer': () => '{by} answered the message {thing}',
    'message.reopen': () => '{by} reopened the message {thing}',
    'message.close': () => '{by} closed the message {thing} without an email',
    'message.times': () => '{by} set the answer times of messages',
    'queue.charge': () => '{by} changed the owner of {thing}',
    'queue.snooze': () => '{by} snoozed or resumed {thing}',
    'queue.note': () => '{by} added a note to {thing}',
    'catalogues.export': ({ count }) => `{by} exported all catalogs (rows: ${english(count)})`,
    'view.keep': () => '{by} saved the list of bookings {thing}',
    'view.delete': () => '{by} deleted the list of bookings {thing}',
    'bookings.export': ({ count }) => `{by} exported a list of bookings (rows: ${english(count)})`,
    'report.keep': () => '{by} saved the report {thing}',
    'report.delete': () => '{by} deleted the report {thing}',
    'reports.export': ({ count }) => `{by} exported a report (rows: ${english(count)})`,
    'audit.export': ({ count }) => `{by} exported the audit (entries: ${english(count)})`,
    'backends.check': () => '{by} checked the systems of the group with a stay',
  },
  row: (deed, { one }) =>
    `{by} ${{ create: 'added', update: 'changed', delete: 'deleted' }[deed]} the ${one} {thing}`,
  exported: (count, row) => `{by} exported ${counted(count, row, english)}`,
  batch: (kind, count, row) =>
    ({
      import: `{by} imported ${counted(count, row, english)}`,
      bulk: `{by} changed ${counted(count, row, english)} at once`,
      copy: `{by} copied ${counted(count, row, english)} to another season`,
      change_set: `{by} changed ${counted(count, row, english)} with a change set`,
      undo: `{by} undid a change of ${counted(count, row, english)}`,
    })[kind],
  of: ' of ',
  more: (count) => `and ${english(count)} more`,
  nothing: 'nothing',
};

const es: SentenceWords = {
  own: {
    'session.open': () => '{by} inició sesión',
    'session.refuse': ({ isNamed }) =>
      isNamed
        ? 'Alguien intentó entrar como {thing} y no pudo'
        : 'Alguien intentó entrar con un usuario que no existe',
    'session.close': () => '{by} cerró sesión',
    'session.close_others': () => '{by} cerró sesión en sus otros dispositivos',
    'password.renew': () => '{by} cambió su contraseña e inició sesión',
    'password.choose': () => '{by} eligió una contraseña con un enlace por correo',
    'factor.begin': () => '{by} activó la verificación en dos pasos',
    'factor.end': () => '{by} desactivó la verificación en dos pasos',
    'factor.codes': () => '{by} generó nuevos códigos de recuperación',
    'account.save': () => 'Un comando creó o restableció la cuenta {thing}',
    'account.roles': () => 'El servicio de identidad asignó los roles de {thing}',
    'person.create': () => '{by} invitó a {thing}',
    'person.update': () => '{by} cambió la cuenta de {thing}',
    'person.delete': () => '{by} eliminó la cuenta de {thing}',
    'person.end_sessions': () => '{by} cerró todas las sesiones de {thing}',
    'person.send_link': () => '{by} envió a {thing} un enlace para elegir contraseña',
    'person.remove_factor': () => '{by} desactivó la verificación en dos pasos de {thing}',
    'person.limit': () => '{by} fijó el límite de reembolsos de {thing}',
    'people.look': ({ isNamed }) =>
      isNamed ? '{by} consultó la cuenta de {thing}' : '{by} consultó la lista de personas',
    'role.create': () => '{by} agregó el rol {thing}',
    'role.update': () => '{by} cambió el rol {thing}',
    'role.delete': () => '{by} eliminó el rol {thing}',
    'role.limit': () => '{by} fijó el límite de reembolsos del rol {thing}',
    'picture.create': () => '{by} subió la foto {thing}',
    'picture.delete': () => '{by} quitó la foto {thing}',
    'stay.add': () => '{by} agregó la estancia {thing}',
    'stay.remove': () => '{by} quitó la estancia {thing}',
    'stays.look': ({ isNamed }) =>
      isNamed
        ? '{by} buscó la estancia {thing} para reservar a nombre de su huésped'
        : '{by} consultó las estancias agregadas',
    'stay.link': () => '{by} enlazó otra estancia con {thing} a nombre de su huésped',
    'stay.group': () => '{by} agrupó las estancias que viajan con {thing} a nombre de su huésped',
    'change_set.keep': () => '{by} agregó un cambio al conjunto de cambios {thing}',
    'change_set.name': () => '{by} cambió el nombre del conjunto de cambios {thing}',
    'change_set.drop': () => '{by} quitó una fila del conjunto de cambios {thing}',
    'change_set.resolve': () =>
      '{by} resolvió una fila del conjunto de cambios {thing} que otra persona había cambiado',
    'change_set.move': ({ to }) =>
      ({
        ready: '{by} marcó como listo el conjunto de cambios {thing}: espera aprobación o publicación',
        draft: '{by} regresó a borrador el conjunto de cambios {thing}',
        withdrawn: '{by} retiró el conjunto de cambios {thing}',
      })[to] ?? `{by} movió el conjunto de cambios {thing}`,
    'change_set.approve': () => '{by} aprobó el conjunto de cambios {thing}',
    'change_set.schedule': () => '{by} programó el conjunto de cambios {thing}',
    'change_set.publish': () => '{by} publicó el conjunto de cambios {thing}',
    'change_set.fail': () => 'El conjunto de cambios {thing}, programado por {by}, no se pudo publicar',
    'booking.look': () => '{by} consultó la reservación {thing}',
    'look.start': () => '{by} empezó a ver {thing} como su huésped',
    'look.mytransportation': () => '{by} vio Mi transportación como huésped de {thing}',
    'look.confirmation': () => '{by} vio la confirmación como huésped de {thing}',
    'look.change': () => '{by} vio la página de cambio como huésped de {thing}',
    'look.cancel': () => '{by} vio la página de cancelación como huésped de {thing}',
    'look.end': () => '{by} dejó de ver {thing} como su huésped',
    'look.over': () => 'Terminó el tiempo de {by} para ver {thing} como su huésped',
    'payment.ask': () => '{by} preguntó al procesador por un pago de la reservación {thing}',
    'refund.retry': () => '{by} reintentó un reembolso de la reservación {thing}',
    'refund.settle': () => '{by} marcó un reembolso de la reservación {thing} como saldado por otra vía',
    'payments.export': ({ count }) => `{by} exportó pagos (filas: ${spanish(count)})`,
    'differences.export': ({ count }) => `{by} exportó diferencias (filas: ${spanish(count)})`,
    'difference.assign': () => '{by} asignó la diferencia {thing}',
    'difference.explain': () => '{by} cerró la diferencia {thing} con una nota',
    'ride.complete': () => '{by} marcó como realizado un traslado de la reservación {thing}',
    'ride.miss': () => '{by} marcó que el huésped no se presentó a un traslado de la reservación {thing}',
    'ride.take_back': () => '{by} deshizo el resultado de un traslado de la reservación {thing}',
    'flight.set_time': () => '{by} puso una hora manual al vuelo {thing}',
    'flight.take_time_away': () => '{by} quitó la hora manual del vuelo {thing}',
    'day_list.print': () => '{by} imprimió o exportó la lista del día {thing}',
    'price.ask': ({ amount }) => `{by} solicitó bajar el precio de {thing}${amount && ` en ${amount}`}`,
    'price.lower': ({ amount }) => `{by} bajó el precio de {thing}${amount && ` en ${amount}`}`,
    'price.approve': ({ amount }) => `{by} aprobó bajar el precio de {thing}${amount && ` en ${amount}`}`,
    'price.decline': ({ amount }) => `{by} rechazó bajar el precio de {thing}${amount && ` en ${amount}`}`,
    'price.expire': () => 'Venció un precio más bajo de la reservación {thing} que solicitó {by}',
    'price.stale': () => 'Un precio más bajo que solicitó {by} terminó porque la reservación {thing} cambió',
    'erasure.ask': () => '{by} solicitó borrar los datos del huésped de {thing}',
    'erasure.approve': () => '{by} aprobó borrar los datos del huésped de {thing}. Quedaron borrados',
    'erasure.decline': () => '{by} rechazó borrar los datos del huésped de {thing}',
    'erasure.expire': () => 'Venció la solicitud de {by} de borrar los datos de {thing}',
    'erasure.stale': () =>
      'La solicitud de {by} de borrar datos terminó porque la reservación {thing} cambió',
    'refund.ask': ({ amount }) => `{by} solicitó reembolsar ${amount || 'dinero'} de {thing}`,
    'refund.give': ({ amount }) => `{by} reembolsó ${amount || 'dinero'} de {thing}`,
    'refund.waive': ({ amount }) => `{by} condonó ${amount || 'el cargo por cancelación'} de {thing}`,
    'refund.approve': ({ amount }) => `{by} aprobó reembolsar ${amount || 'dinero'} de {thing}`,
    'refund.decline': ({ amount }) => `{by} rechazó reembolsar ${amount || 'dinero'} de {thing}`,
    'refund.expire': () => 'Venció un reembolso de la reservación {thing} que solicitó {by}',
    'refund.stale': () => 'Un reembolso que solicitó {by} terminó porque la reservación {thing} cambió',
    'booking.create': () => '{by} hizo la reservación {thing} para el huésped',
    'booking.cancel': () => '{by} canceló traslados de la reservación {thing} a nombre del huésped',
    'booking.change': () => '{by} cambió la reservación {thing} a nombre del huésped',
    'booking.contact': () => '{by} corrigió el contacto de la reservación {thing}',
    'booking.letter': () => '{by} reenvió el correo de la reservación {thing}',
    'fix_link.show': () => '{by} creó un enlace de corrección de la reservación {thing} para compartir',
    'fix_link.open': () => 'Se abrió el enlace de corrección de la reservación {thing} que creó {by}',
    'fix_link.use': () => 'Se corrigió la reservación {thing} con el enlace que creó {by}',
    'finding.right': () => '{by} aceptó como correcto un hallazgo de {thing}',
    'finding.take_back': () => '{by} ya no acepta como correcto un hallazgo de {thing}',
    'pay_link.mail': () => '{by} creó un enlace de pago de la reservación {thing} y lo envió por correo',
    'pay_link.show': () => '{by} creó un enlace de pago de la reservación {thing} para compartir',
    'pay_link.open': () => 'Se abrió el enlace de pago de la reservación {thing} que creó {by}',
    'pay_link.end': () => '{by} anuló el enlace de pago de la reservación {thing}',
    'alert.handle': () => '{by} atendió el aviso “{thing}”',
    'mail.send': ({ count }) => `{by} envió ${count === 1 ? 'un correo' : `${spanish(count)} correos`}`,
    'message.test': () => '{by} se envió una prueba del mensaje {thing}',
    'message.look': () => '{by} consultó el mensaje {thing}',
    'message.link': () => '{by} vinculó el mensaje {thing} a una reservación',
    'message.answer': () => '{by} respondió el mensaje {thing}',
    'message.reopen': () => '{by} reabrió el mensaje {thing}',
    'message.close': () => '{by} cerró el mensaje {thing} sin enviar correo',
    'message.times': () => '{by} fijó el plazo para responder mensajes',
    'queue.charge': () => '{by} cambió al responsable de {thing}',
    'queue.snooze': () => '{by} pospuso o retomó {thing}',
    'queue.note': () => '{by} agregó una nota a {thing}',
    'catalogues.export': ({ count }) => `{by} exportó todos los catálogos (filas: ${spanish(count)})`,
    'view.keep': () => '{by} guardó la lista de reservaciones {thing}',
    'view.delete': () => '{by} eliminó la lista de reservaciones {thing}',
    'bookings.export': ({ count }) => `{by} exportó una lista de reservaciones (filas: ${spanish(count)})`,
    'report.keep': () => '{by} guardó el reporte {thing}',
    'report.delete': () => '{by} eliminó el reporte {thing}',
    'reports.export': ({ count }) => `{by} exportó un reporte (filas: ${spanish(count)})`,
    'audit.export': ({ count }) => `{by} exportó la auditoría (registros: ${spanish(count)})`,
    'backends.check': () => '{by} revisó los sistemas del grupo con una estancia',
  },
  row: (deed, { one, gender }) =>
    `{by} ${{ create: 'agregó', update: 'cambió', delete: 'eliminó' }[deed]} ${gender === 'f' ? 'la' : 'el'} ${one} {thing}`,
  exported: (count, row) => `{by} exportó ${counted(count, row, spanish)}`,
  batch: (kind, count, row) =>
    ({
      import: `{by} importó ${counted(count, row, spanish)}`,
      bulk: `{by} cambió ${counted(count, row, spanish)} a la vez`,
      copy: `{by} copió ${counted(count, row, spanish)} a otra temporada`,
      change_set: `{by} cambió ${counted(count, row, spanish)} con un conjunto de cambios`,
      undo: `{by} deshizo un cambio de ${counted(count, row, spanish)}`,
    })[kind],
  of: ' de ',
  more: (count) => `y ${spanish(count)} más`,
  nothing: 'nada',
};

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = { en, es };
