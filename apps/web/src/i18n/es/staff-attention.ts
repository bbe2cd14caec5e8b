import { alertWords } from '@traslado/domain/access/alert-words';
import type { attention as english } from '../en/staff-attention.ts';
import { grouped } from './grouped.ts';

/** Lo que espera a una persona. */
export const attention = {
  tabs: 'Casos mostrados',
  open: (count) => (count === 0 ? 'Por hacer' : `Por hacer (${grouped(count)})`),
  handled: 'Atendidos',
  noneHandled: 'Todavía no se ha atendido nada',
  failed: 'No se pudo cargar la lista.',
  booking: 'Reservación',
  guest: 'Huésped',
  amount: 'Monto',
  recipient: 'Para',
  letter: 'Correo',
  reference: 'Referencia',
  since: 'Desde',
  said: 'Detalles',
  by: (who) => `Lo atendió ${who}`,
  itself: 'Se resolvió automáticamente',
  handle: 'Marcar como atendido',
  handleWhat: (what) => `Marcar como atendido: ${what}`,
  note: '¿Qué se hizo?',
  noteHint: 'Por ejemplo: devuelto por transferencia, referencia 4711.',
  save: 'Marcar como atendido',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  done: 'Marcado como atendido.',
  gone: {
    title: 'Ya lo atendió un colega',
    text: 'La lista muestra quién lo atendió.',
  },
  notSaved: {
    title: 'No se pudo guardar',
    text: 'Tu nota sigue aquí. Inténtalo de nuevo.',
  },
  titles: alertWords.es,
  next: {
    'refund.failed':
      'Reinténtalo o márcalo como saldado en la página de la reservación. Marcarlo como atendido no le paga a nadie.',
    'change_set.failed': 'Revisa qué cambió después y publícalo otra vez.',
    'change_set.late': 'Ya debería estar publicado.',
    'refund.at_gateway':
      'Alguien lo hizo en las páginas del procesador. Lo registramos y avisamos al huésped. Revisa que sea correcto.',
    'refund.unknown_charge': 'Búscalo en los registros del procesador por su referencia.',
    'dispute.opened':
      'Responde en el procesador antes del último día. Los reembolsos de esta reservación esperan hasta que termine.',
    'dispute.warned':
      'Revisa la reservación y a su huésped. Los reembolsos esperan hasta que lo marques como atendido.',
    'dispute.lost': 'El banco tomó el dinero. Revisa si el traslado debe hacerse.',
    'dispute.unknown_charge': 'Búscala en los registros del procesador por su referencia.',
    'refund.wrong_amount': 'Compara los registros del procesador con la reservación.',
    'payment.rejected': 'Revisa la configuración del procesador.',
    'payment.wrong_amount': 'Compara los registros del procesador con la reservación.',
    'payment.charged_after_failure': 'Revisa que se haya cobrado una sola vez.',
    'payment.unknown_attempt': 'Búscalo por su referencia en los registros del procesador.',
    'payment.no_merchant': 'Agrega un comercio para esta sociedad y moneda.',
    'payment.unresolved': 'Pregunta al procesador. Le pedimos al huésped no pagar otra vez.',
    'transfers.payment_unresolved': 'Pregúntales. Le pedimos al huésped no pagar otra vez.',
    'transfers.sale_lost': 'Revisa si tienen una reservación de esta estancia que no mostramos.',
    'transfers.price_differs':
      'Rechazamos la venta: el huésped vio otro monto. Compara los dos catálogos y pide al equipo del grupo cancelar su reservación.',
    'transfers.refund_differs': 'Compara sus reglas de reembolso con las nuestras y llama al huésped.',
    'transfers.change_not_seen': 'Revisa la reservación allá. Llama al huésped si no cambió.',
    'transfers.number_taken':
      'Pregunta al equipo del grupo qué vendieron y llama al huésped. No reemplazamos la reservación anterior.',
    'transfers.number_missing':
      'Pregunta al equipo del grupo si tienen la reservación. No vendemos nada más a esta estancia hasta que su lista la muestre.',
    'catalogue.unreadable':
      'Dejamos de vender lo que describe. Pregunta al equipo de sus sistemas; la venta sigue cuando se pueda leer.',
    'catalogue.odd_records':
      'Cada uno dice qué esperábamos y qué encontramos. Pregunta al equipo de sus sistemas o agrega lo que falta en los catálogos. Vendemos todo lo demás.',
    'catalogue.stale': 'Pregunta al equipo de sus sistemas. Seguimos vendiendo con la última versión.',
    'guessing.many':
      'Alguien podría estar adivinando nombres y números. Ahora pedimos a esa red también la fecha de llegada. Avisa a tu equipo técnico.',
    'audit.gap':
      'Alguien pudo quitarlos de la base de datos. La página de la auditoría dice cuáles. Avisa de inmediato a tu equipo técnico.',
    'rights.nobody':
      'El servicio de identidad quitó los roles a la última persona que podía dar todos los permisos. Pide a tu equipo técnico que los asigne ahí a alguien.',
    'message.overdue': 'La primera respuesta va tarde. Abre el mensaje y respóndelo.',
    'check.failed':
      'La revisión de cada hora encontró diferencias en dinero, lugares o correos en espera. Da los detalles a tu equipo técnico. Se cierra sola cuando todo cuadra.',
    'sweep.failed':
      'Avisa a tu equipo técnico y dale la referencia y los detalles. Se cierra sola cuando la tarea vuelve a funcionar.',
    'job.given_up': 'Pueden faltar correos de esta reservación. Avisa a tu equipo técnico.',
    'mail.undelivered': 'Contacta al huésped por otra vía y pídele otra dirección.',
    'sale.items_to_call':
      'Llama al huésped. Cuando esté acordado, confírmalo en la página de la reservación: el huésped recibe un correo nuevo y esto se cierra solo.',
    'stay.late_arrival': 'Pide al resort que guarde la habitación. El sistema del grupo no le avisa.',
    'flight.earlier':
      'Llama al huésped: quizá haya que recogerlo antes. Se cierra sola cuando el huésped responde o el vuelo recupera su hora.',
    'flight.frozen':
      'El huésped elige otro vuelo, otro día o un reembolso. Ayúdale y no marques el traslado como perdido. Se cierra sola cuando el traslado sigue.',
    'flight.time_to_check':
      'El horario tiene otra hora o no estaba disponible. Revisa el vuelo. Llama al huésped si cambia la hora en que pasamos por él.',
    'catalogue.unusable_text':
      'Enviamos nuestro texto habitual. Abre ese texto en Plantillas de mensaje y corrígelo.',
    'catalogue.stopped_template':
      'Mientras tanto, los huéspedes reciben estas noticias por SMS o correo. Revisa la plantilla en Twilio o usa otra. Se cierra sola cuando se aprueba o deja de usarse.',
    'mail.unanswered':
      'El servidor de correo no lo confirmó. Pregunta al huésped y, si hace falta, envíalo de nuevo.',
    'letter.unanswered': 'El servicio de correo del grupo no lo confirmó. Pregunta al huésped si le llegó.',
    'sale.failed': 'Llama al huésped y reserva el traslado por teléfono.',
  },
  otherKind: { title: 'Un caso por revisar', next: 'Revisa los detalles.' },
} satisfies typeof english;
