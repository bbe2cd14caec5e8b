import type { Language } from '../language.ts';
import type { OwnAction } from './actions.ts';

/** What a sentence can say beside who did it. */
export type Counted = { readonly count: number; readonly isNamed: boolean };

/** How rows of a catalogue are called in a sentence. */
export type RowWords = { readonly one: string; readonly many: string; readonly gender: 'f' | 'm' };

export type BatchKind = 'import' | 'bulk' | 'copy' | 'undo' | 'change_set';

/** `{by}` is who did it, `{thing}` the name of what it was done to. */
type SentenceWords = {
  readonly own: Readonly<Record<OwnAction, (said: Counted) => string>>;
  readonly row: (deed: 'create' | 'update' | 'delete', row: RowWords) => string;
  readonly exported: (count: number, row: RowWords) => string;
  readonly batch: (kind: BatchKind, count: number, row: RowWords) => string;
  /** After the name of a row: what it belongs to. */
  readonly of: string;
  readonly more: (count: number) => string;
  readonly nothing: string;
};

const counted = (count: number, { one, many }: RowWords) => `${count} ${count === 1 ? one : many}`;

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
    'password.choose': () => '{by} chose a password with a link',
    'factor.begin': () => '{by} turned on their second factor',
    'factor.end': () => '{by} turned off their second factor',
    'factor.codes': () => '{by} made new recovery codes',
    'account.save': () => 'A command made or reset the account {thing}',
    'account.roles': () => 'The identity service set the roles of {thing}',
    'person.create': () => '{by} invited {thing}',
    'person.update': () => '{by} changed the account of {thing}',
    'person.delete': () => '{by} deleted the account of {thing}',
    'person.end_sessions': () => '{by} signed {thing} out everywhere',
    'person.send_link': () => '{by} sent {thing} a link to choose a password',
    'person.remove_factor': () => '{by} removed the second factor of {thing}',
    'person.limit': () => '{by} set the refund limit of {thing}',
    'people.look': ({ isNamed }) =>
      isNamed ? '{by} looked at the account of {thing}' : '{by} looked at the list of people',
    'role.create': () => '{by} added the role {thing}',
    'role.update': () => '{by} changed the role {thing}',
    'role.delete': () => '{by} deleted the role {thing}',
    'role.limit': () => '{by} set the refund limit of the role {thing}',
    'picture.create': () => '{by} uploaded the picture {thing}',
    'picture.delete': () => '{by} removed the picture {thing}',
    'stay.add': () => '{by} added the stay {thing}',
    'stay.remove': () => '{by} removed the stay {thing}',
    'stays.look': ({ isNamed }) =>
      isNamed
        ? '{by} looked up the stay {thing} to book for its guest'
        : '{by} looked at the stays added by hand',
    'stay.link': () => '{by} linked another stay to {thing} for its guest',
    'stay.group': () => '{by} put the stays that ride with {thing} together for its guest',
    'change_set.keep': () => '{by} kept a change in change set {thing}',
    'change_set.name': () => '{by} renamed change set {thing}',
    'change_set.drop': () => '{by} took a row out of change set {thing}',
    'change_set.resolve': () =>
      '{by} decided about a row of change set {thing} that somebody else had changed',
    'change_set.move': () => '{by} moved change set {thing} on or back',
    'change_set.approve': () => '{by} approved change set {thing}',
    'change_set.schedule': () => '{by} scheduled change set {thing}',
    'change_set.publish': () => '{by} published change set {thing}',
    'change_set.fail': () => 'Change set {thing}, scheduled by {by}, could not be published',
    'booking.look': () => '{by} looked at the booking {thing}',
    'look.start': () => '{by} began to see the booking {thing} as its guest sees it',
    'look.mytransportation': () => '{by} saw My transportation as the guest of the booking {thing} sees it',
    'look.confirmation': () => '{by} saw the confirmation as the guest of the booking {thing} sees it',
    'look.change': () => '{by} saw the pages of a change as the guest of the booking {thing} sees them',
    'look.cancel': () => '{by} saw the page of a cancellation as the guest of the booking {thing} sees it',
    'look.end': () => '{by} stopped seeing the booking {thing} as its guest sees it',
    'look.over': () => 'The time ran out in which {by} could see the booking {thing} as its guest sees it',
    'payment.ask': () => '{by} asked the gateway about a payment of the booking {thing}',
    'refund.retry': () => '{by} tried a refund of the booking {thing} again',
    'refund.settle': () => '{by} marked a refund of the booking {thing} as settled outside',
    'payments.export': ({ count }) => `{by} saved payments as a file (rows: ${count})`,
    'differences.export': ({ count }) => `{by} saved differences as a file (rows: ${count})`,
    'difference.assign': () => '{by} decided who is in charge of difference {thing}',
    'difference.explain': () => '{by} ended difference {thing} with a note',
    'ride.complete': () => '{by} marked a ride of the booking {thing} as completed',
    'ride.miss': () => '{by} marked a ride of the booking {thing} as missed',
    'ride.take_back': () => '{by} took back the mark of a ride of the booking {thing}',
    'day_list.print': () => '{by} printed or exported the day list {thing}',
    'refund.ask': () => '{by} asked for a refund of booking {thing}',
    'refund.give': () => '{by} gave money of booking {thing} back',
    'refund.waive': () => '{by} let a cancellation fee of booking {thing} go',
    'refund.approve': () => '{by} approved a refund of booking {thing}',
    'refund.decline': () => '{by} declined a refund of booking {thing}',
    'refund.expire': () => 'A refund of booking {thing}, asked for by {by}, expired',
    'refund.stale': () => 'A refund asked for by {by} ended because booking {thing} changed',
    'booking.create': () => '{by} made the booking {thing} for the guest',
    'booking.cancel': () => '{by} canceled rides of the booking {thing} for the guest',
    'booking.change': () => '{by} changed the booking {thing} for the guest',
    'booking.contact': () => '{by} corrected the contact of the booking {thing}',
    'booking.letter': () => '{by} sent the letter of the booking {thing} again',
    'fix_link.show': () => '{by} made a link to correct the booking {thing}, to hand over',
    'fix_link.open': () => 'The link to correct the booking {thing}, made by {by}, was opened',
    'fix_link.use': () => 'The booking {thing} was corrected with the link that {by} made',
    'pay_link.mail': () => '{by} made a payment link for the booking {thing} and mailed it',
    'pay_link.show': () => '{by} made a payment link for the booking {thing} to hand over',
    'pay_link.open': () => 'The payment link of the booking {thing}, made by {by}, was opened',
    'pay_link.end': () => '{by} ended the payment link of the booking {thing}',
    'alert.handle': () => '{by} handled case {thing}',
    'mail.send': ({ count }) => `{by} sent ${count === 1 ? 'an email' : `${count} emails`}`,
    'message.test': () => '{by} sent themselves the message {thing} as a test',
    'message.look': () => '{by} looked at the message {thing}',
    'message.link': () => '{by} linked the message {thing} to a booking',
    'message.answer': () => '{by} answered the message {thing}',
    'message.close': () => '{by} closed the message {thing} without an email',
    'message.times': () => '{by} set how soon messages have to be answered',
    'queue.charge': () => '{by} decided who is in charge of {thing}',
    'queue.snooze': () => '{by} set {thing} aside or took it back',
    'queue.note': () => '{by} left a note on {thing}',
    'catalogues.export': ({ count }) => `{by} saved all catalogs as a file (rows: ${count})`,
    'view.keep': () => '{by} kept the list of bookings {thing}',
    'view.delete': () => '{by} deleted the list of bookings {thing}',
    'report.keep': () => '{by} kept the report {thing}',
    'report.delete': () => '{by} deleted the report {thing}',
    'reports.export': ({ count }) => `{by} saved a report as a file (rows: ${count})`,
    'audit.export': ({ count }) => `{by} saved the audit as a file (entries: ${count})`,
    'backends.check': () => '{by} checked the systems of the group with a stay',
  },
  row: (deed, { one }) =>
    `{by} ${{ create: 'added', update: 'changed', delete: 'deleted' }[deed]} the ${one} {thing}`,
  exported: (count, row) => `{by} saved ${counted(count, row)} as a file`,
  batch: (kind, count, row) =>
    ({
      import: `{by} imported ${counted(count, row)}`,
      bulk: `{by} changed ${counted(count, row)} at once`,
      copy: `{by} copied ${counted(count, row)} to another season`,
      change_set: `{by} changed ${counted(count, row)} with a change set`,
      undo: `{by} took back a change of ${counted(count, row)}`,
    })[kind],
  of: ' of ',
  more: (count) => `and ${count} more`,
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
    'password.choose': () => '{by} eligió una contraseña con un enlace',
    'factor.begin': () => '{by} activó su segundo factor',
    'factor.end': () => '{by} desactivó su segundo factor',
    'factor.codes': () => '{by} generó nuevos códigos de recuperación',
    'account.save': () => 'Un comando creó o restableció la cuenta {thing}',
    'account.roles': () => 'El servicio de identidad asignó los roles de {thing}',
    'person.create': () => '{by} invitó a {thing}',
    'person.update': () => '{by} cambió la cuenta de {thing}',
    'person.delete': () => '{by} eliminó la cuenta de {thing}',
    'person.end_sessions': () => '{by} cerró todas las sesiones de {thing}',
    'person.send_link': () => '{by} envió a {thing} un enlace para elegir contraseña',
    'person.remove_factor': () => '{by} quitó el segundo factor de {thing}',
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
        ? '{by} buscó la estancia {thing} para reservar por su huésped'
        : '{by} consultó las estancias agregadas a mano',
    'stay.link': () => '{by} enlazó otra estancia con {thing} por su huésped',
    'stay.group': () => '{by} reunió las estancias que viajan con {thing} por su huésped',
    'change_set.keep': () => '{by} guardó un cambio en el conjunto de cambios {thing}',
    'change_set.name': () => '{by} cambió el nombre del conjunto de cambios {thing}',
    'change_set.drop': () => '{by} sacó una fila del conjunto de cambios {thing}',
    'change_set.resolve': () =>
      '{by} decidió sobre una fila del conjunto de cambios {thing} que otra persona había cambiado',
    'change_set.move': () => '{by} avanzó o regresó el conjunto de cambios {thing}',
    'change_set.approve': () => '{by} aprobó el conjunto de cambios {thing}',
    'change_set.schedule': () => '{by} programó el conjunto de cambios {thing}',
    'change_set.publish': () => '{by} publicó el conjunto de cambios {thing}',
    'change_set.fail': () => 'El conjunto de cambios {thing}, programado por {by}, no se pudo publicar',
    'booking.look': () => '{by} consultó la reservación {thing}',
    'look.start': () => '{by} empezó a ver la reservación {thing} como la ve su huésped',
    'look.mytransportation': () =>
      '{by} vio Mi transportación como la ve el huésped de la reservación {thing}',
    'look.confirmation': () => '{by} vio la confirmación como la ve el huésped de la reservación {thing}',
    'look.change': () => '{by} vio las páginas de un cambio como las ve el huésped de la reservación {thing}',
    'look.cancel': () => '{by} vio la página de cancelación como la ve el huésped de la reservación {thing}',
    'look.end': () => '{by} dejó de ver la reservación {thing} como la ve su huésped',
    'look.over': () => 'Terminó el tiempo en que {by} podía ver la reservación {thing} como la ve su huésped',
    'payment.ask': () => '{by} preguntó al procesador por un pago de la reservación {thing}',
    'refund.retry': () => '{by} intentó de nuevo un reembolso de la reservación {thing}',
    'refund.settle': () => '{by} marcó un reembolso de la reservación {thing} como saldado por otra vía',
    'payments.export': ({ count }) => `{by} guardó pagos como archivo (filas: ${count})`,
    'differences.export': ({ count }) => `{by} guardó diferencias como archivo (filas: ${count})`,
    'difference.assign': () => '{by} decidió quién se hace cargo de la diferencia {thing}',
    'difference.explain': () => '{by} cerró la diferencia {thing} con una nota',
    'ride.complete': () => '{by} marcó como realizado un traslado de la reservación {thing}',
    'ride.miss': () => '{by} marcó que no hubo pasajeros en un traslado de la reservación {thing}',
    'ride.take_back': () => '{by} retiró la marca de un traslado de la reservación {thing}',
    'day_list.print': () => '{by} imprimió o exportó la lista del día {thing}',
    'refund.ask': () => '{by} pidió un reembolso de la reservación {thing}',
    'refund.give': () => '{by} devolvió dinero de la reservación {thing}',
    'refund.waive': () => '{by} condonó el cargo por cancelación de la reservación {thing}',
    'refund.approve': () => '{by} aprobó un reembolso de la reservación {thing}',
    'refund.decline': () => '{by} rechazó un reembolso de la reservación {thing}',
    'refund.expire': () => 'Venció un reembolso de la reservación {thing} que pidió {by}',
    'refund.stale': () => 'Un reembolso que pidió {by} terminó porque la reservación {thing} cambió',
    'booking.create': () => '{by} hizo la reservación {thing} por el huésped',
    'booking.cancel': () => '{by} canceló traslados de la reservación {thing} por el huésped',
    'booking.change': () => '{by} cambió la reservación {thing} por el huésped',
    'booking.contact': () => '{by} corrigió el contacto de la reservación {thing}',
    'booking.letter': () => '{by} volvió a enviar el correo de la reservación {thing}',
    'fix_link.show': () => '{by} creó un enlace para corregir la reservación {thing}, para entregarlo',
    'fix_link.open': () => 'Se abrió el enlace para corregir la reservación {thing} que creó {by}',
    'fix_link.use': () => 'Se corrigió la reservación {thing} con el enlace que creó {by}',
    'pay_link.mail': () => '{by} creó un enlace de pago de la reservación {thing} y lo envió',
    'pay_link.show': () => '{by} creó un enlace de pago de la reservación {thing} para entregarlo',
    'pay_link.open': () => 'Se abrió el enlace de pago de la reservación {thing} que creó {by}',
    'pay_link.end': () => '{by} anuló el enlace de pago de la reservación {thing}',
    'alert.handle': () => '{by} atendió el caso {thing}',
    'mail.send': ({ count }) => `{by} envió ${count === 1 ? 'un correo' : `${count} correos`}`,
    'message.test': () => '{by} se envió el mensaje {thing} como prueba',
    'message.look': () => '{by} consultó el mensaje {thing}',
    'message.link': () => '{by} vinculó el mensaje {thing} a una reservación',
    'message.answer': () => '{by} respondió el mensaje {thing}',
    'message.close': () => '{by} cerró el mensaje {thing} sin enviar correo',
    'message.times': () => '{by} fijó el plazo para responder mensajes',
    'queue.charge': () => '{by} decidió quién se encarga de {thing}',
    'queue.snooze': () => '{by} pospuso {thing} o lo retomó',
    'queue.note': () => '{by} dejó una nota en {thing}',
    'catalogues.export': ({ count }) => `{by} guardó todos los catálogos como archivo (filas: ${count})`,
    'view.keep': () => '{by} guardó la lista de reservaciones {thing}',
    'view.delete': () => '{by} borró la lista de reservaciones {thing}',
    'report.keep': () => '{by} guardó el informe {thing}',
    'report.delete': () => '{by} borró el informe {thing}',
    'reports.export': ({ count }) => `{by} guardó un informe como archivo (filas: ${count})`,
    'audit.export': ({ count }) => `{by} guardó la auditoría como archivo (registros: ${count})`,
    'backends.check': () => '{by} revisó los sistemas del grupo con una estancia',
  },
  row: (deed, { one, gender }) =>
    `{by} ${{ create: 'agregó', update: 'cambió', delete: 'eliminó' }[deed]} ${gender === 'f' ? 'la' : 'el'} ${one} {thing}`,
  exported: (count, row) => `{by} guardó ${counted(count, row)} como archivo`,
  batch: (kind, count, row) =>
    ({
      import: `{by} importó ${counted(count, row)}`,
      bulk: `{by} cambió ${counted(count, row)} a la vez`,
      copy: `{by} copió ${counted(count, row)} a otra temporada`,
      change_set: `{by} cambió ${counted(count, row)} con un conjunto de cambios`,
      undo: `{by} deshizo un cambio de ${counted(count, row)}`,
    })[kind],
  of: ' de ',
  more: (count) => `y ${count} más`,
  nothing: 'nada',
};

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = { en, es };
