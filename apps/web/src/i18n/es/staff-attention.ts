import type { attention as english } from '../en/staff-attention.ts';

/** Lo que espera a una persona. */
export const attention = {
  title: 'Por atender',
  lead: 'Casos que necesitan a una persona. Atiende cada uno y deja una nota para tus colegas.',
  tabs: '¿Cuáles?',
  open: (count) => `Abiertos (${count})`,
  handled: 'Atendidos',
  none: 'Todo en orden',
  noneText: 'Por ahora no hay nada por atender.',
  noneHandled: 'Todavía no se ha atendido nada.',
  more: (shown, open) => `Se muestran los ${shown} más recientes de ${open}.`,
  failed: 'No se pudo cargar la lista.',
  readOnly: 'Puedes verlos, pero no atenderlos.',
  booking: 'Reservación',
  guest: 'Huésped',
  amount: 'Monto',
  recipient: 'Para',
  letter: 'Correo',
  reference: 'Referencia',
  said: 'Detalles',
  by: (who, when) => `Lo atendió ${who}, ${when}`,
  itself: (when) => `Se resolvió automáticamente, ${when}`,
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
  kinds: {
    'refund.failed': {
      title: 'Falló un reembolso',
      next: 'Lo intentamos de nuevo automáticamente. Si también falla, reembolsa al huésped por otra vía.',
    },
    'change_set.failed': {
      title: 'No se pudo publicar un conjunto de cambios',
      next: 'Ábrelo en Conjuntos de cambios, revisa qué cambió después y publícalo otra vez.',
    },
    'change_set.late': {
      title: 'Un conjunto de cambios va tarde',
      next: 'Ya debería estar publicado. Ábrelo en Conjuntos de cambios.',
    },
    'refund.at_gateway': {
      title: 'Un reembolso hecho en el procesador',
      next: 'Alguien lo hizo en las páginas del procesador. Lo registramos y avisamos al huésped. Revisa que sea correcto.',
    },
    'refund.unknown_charge': {
      title: 'Un reembolso de un pago que no conocemos',
      next: 'Búscalo en los registros del procesador por su referencia.',
    },
    'dispute.opened': {
      title: 'El banco de un huésped disputa un pago',
      next: 'Responde en el procesador antes del último día. Los reembolsos de esta reservación esperan hasta que termine.',
    },
    'dispute.warned': {
      title: 'El procesador avisa de un posible fraude',
      next: 'Revisa la reservación y a su huésped. Los reembolsos esperan hasta que lo marques como atendido.',
    },
    'dispute.lost': {
      title: 'Una disputa que perdimos',
      next: 'El banco tomó el dinero. Revisa si el traslado debe hacerse.',
    },
    'dispute.unknown_charge': {
      title: 'Una disputa de un pago que no conocemos',
      next: 'Búscala en los registros del procesador por su referencia.',
    },
    'refund.wrong_amount': {
      title: 'Un reembolso con un monto distinto',
      next: 'Compara los registros de la pasarela con la reservación.',
    },
    'payment.rejected': {
      title: 'La pasarela rechazó un pago',
      next: 'Revisa la configuración de la pasarela.',
    },
    'payment.wrong_amount': {
      title: 'Un pago con un monto distinto',
      next: 'Compara los registros de la pasarela con la reservación.',
    },
    'payment.charged_after_failure': {
      title: 'Un pago fallido que se cobró',
      next: 'Revisa que se haya cobrado una sola vez.',
    },
    'payment.unknown_attempt': {
      title: 'Un pago que no reconocemos',
      next: 'Búscalo por su referencia en los registros de la pasarela.',
    },
    'payment.no_merchant': {
      title: 'Un huésped no pudo pagar',
      next: 'Agrega un comercio para esta sociedad y moneda.',
    },
    'payment.unresolved': {
      title: 'Un pago sin resultado',
      next: 'Pregunta a la pasarela. Le pedimos al huésped no pagar otra vez.',
    },
    'transfers.payment_unresolved': {
      title: 'Un pago sin resultado en el sistema del grupo',
      next: 'Pregúntales. Le pedimos al huésped no pagar otra vez.',
    },
    'transfers.sale_lost': {
      title: 'Una venta que el sistema del grupo no tiene',
      next: 'Revisa si tienen una reservación de esta estancia que no mostramos.',
    },
    'transfers.price_differs': {
      title: 'El sistema del grupo tiene un precio distinto',
      next: 'Rechazamos la venta: el huésped vio otro monto. Compara los dos catálogos y pide al equipo del grupo cancelar su reservación.',
    },
    'transfers.refund_differs': {
      title: 'El sistema del grupo reembolsa un monto distinto',
      next: 'Compara sus reglas de reembolso con las nuestras y llama al huésped.',
    },
    'transfers.change_not_seen': {
      title: 'Un cambio que el sistema del grupo aceptó pero no muestra',
      next: 'Revisa la reservación allá. Llama al huésped si no cambió.',
    },
    'transfers.number_taken': {
      title: 'Un número de reservación que ya está en uso',
      next: 'Pregunta al equipo del grupo qué vendieron y llama al huésped. No reemplazamos la reservación anterior.',
    },
    'transfers.number_missing': {
      title: 'El sistema del grupo vendió sin número de reservación',
      next: 'Pregunta al equipo del grupo si tienen la reservación. No vendemos nada más a esta estancia hasta que su lista la muestre.',
    },
    'catalogue.unreadable': {
      title: 'No se puede leer el catálogo del grupo',
      next: 'Dejamos de vender lo que describe. Pregunta al equipo de sus sistemas; la venta sigue cuando se pueda leer.',
    },
    'catalogue.odd_records': {
      title: 'Registros del catálogo del grupo que no podemos usar',
      next: 'Cada uno dice qué esperábamos y qué encontramos. Pregunta al equipo de sus sistemas o agrega lo que falta en los catálogos. Vendemos todo lo demás.',
    },
    'catalogue.stale': {
      title: 'El catálogo del grupo no se ha actualizado en un día',
      next: 'Pregunta al equipo de sus sistemas. Seguimos vendiendo con la última versión.',
    },
    'guessing.many': {
      title: 'Muchas consultas fallidas de estancias',
      next: 'Alguien podría estar adivinando nombres y números. Ahora pedimos a esa red también la fecha de llegada. Avisa a tu equipo técnico.',
    },
    'audit.gap': {
      title: 'Faltan registros de la auditoría',
      next: 'Alguien pudo quitarlos de la base de datos. La página de la auditoría dice cuáles. Avisa de inmediato a tu equipo técnico.',
    },
    'rights.nobody': {
      title: 'No queda ningún administrador',
      next: 'El servicio de identidad quitó los roles a la última persona que podía dar todos los permisos. Pide a tu equipo técnico que los asigne ahí a alguien.',
    },
    'message.overdue': {
      title: 'Un huésped espera respuesta',
      next: 'La primera respuesta va tarde. Abre el mensaje en Mensajes y respóndelo.',
    },
    'sweep.failed': {
      title: 'Una tarea de fondo sigue fallando',
      next: 'Avisa a tu equipo técnico y dale la referencia y los detalles. Se cierra sola cuando la tarea vuelve a funcionar.',
    },
    'job.given_up': {
      title: 'Una tarea que falló',
      next: 'Pueden faltar correos de esta reservación. Avisa a tu equipo técnico.',
    },
    'mail.undelivered': {
      title: 'Un correo que no se pudo entregar',
      next: 'Contacta al huésped por otra vía y pídele otra dirección.',
    },
    'sale.items_to_call': {
      title: 'Algo especial por confirmar por teléfono',
      next: 'Llama al huésped. Cuando esté acordado, confírmalo en la página de la reservación: el huésped recibe una carta nueva y esto se cierra solo.',
    },
    'stay.late_arrival': {
      title: 'Un huésped llega después del inicio de su estancia',
      next: 'Pide al resort que guarde la habitación. El sistema del grupo no le avisa.',
    },
    'flight.time_to_check': {
      title: 'Una hora de vuelo por revisar',
      next: 'El horario tiene otra hora o no estaba disponible. Revisa el vuelo. Llama al huésped si cambia la hora en que pasamos por él.',
    },
    'catalogue.unusable_text': {
      title: 'No se pudo usar el texto de un correo',
      next: 'Enviamos nuestro texto de siempre. Abre ese texto en Mensajes y corrígelo.',
    },
    'mail.unanswered': {
      title: 'Un correo que quizá no llegó',
      next: 'El servidor de correo no lo confirmó. Pregunta al huésped y, si hace falta, envíalo de nuevo.',
    },
    'letter.unanswered': {
      title: 'Un correo que quizá no llegó',
      next: 'El servicio de correo del grupo no lo confirmó. Pregunta al huésped si le llegó.',
    },
    'sale.failed': {
      title: 'Una venta que no pudimos terminar',
      next: 'Llama al huésped y reserva el traslado por teléfono.',
    },
  },
  otherKind: { title: 'Un caso por revisar', next: 'Revisa los detalles.' },
} satisfies typeof english;
