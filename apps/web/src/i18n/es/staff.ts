import type { staff as english } from '../en/staff.ts';
import type { IssueParams } from '../issue-params.ts';
import { regions } from './regions.ts';
import { lists } from './staff-lists.ts';

/** El lado del personal. */
export const staff = {
  titles: { signIn: 'Acceso del personal', forbidden: 'Sin permiso', attention: 'Por atender' },
  signIn: {
    title: 'Qué gusto verte',
    lead: 'Inicia sesión con tu cuenta del personal para cuidar los traslados.',
    username: 'Usuario',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
    help: '¿No tienes cuenta o perdiste la contraseña? Tu administrador puede ayudarte.',
    guest: '¿Eres huésped?',
    guestLink: 'Ir a Mi transportación',
  },
  service: {
    lead: (name) => `Entra con ${name}, la cuenta que usas en todo el grupo.`,
    submit: (name) => `Iniciar sesión con ${name}`,
    submitOther: (name) => `Usar otra cuenta de ${name}`,
    note: (name) => `Te llevamos a ${name} y te traemos de vuelta.`,
    help: '¿No tienes acceso? Tu administrador puede ayudarte.',
    own: 'O con una cuenta de esta aplicación',
    nameless: 'el acceso del grupo',
    failed: { title: 'No se pudo cargar la página', text: 'Revisa tu conexión e inténtalo de nuevo.' },
    retry: 'Reintentar',
    refusals: (name) => ({
      'auth.credentials_not_valid': {
        title: 'No pudimos confirmar quién eres',
        text: `La respuesta de ${name} llegó incompleta, tarde o ya se había usado. Inténtalo de nuevo.`,
      },
      'auth.not_authorized': {
        title: 'No tienes acceso aquí',
        text: `Iniciaste sesión con ${name}, pero no tienes ningún rol en esta aplicación o tu cuenta aquí se cerró. Tu administrador puede ayudarte.`,
      },
      'auth.user_not_confirmed': {
        title: 'Tu cuenta aún no está confirmada',
        text: 'Primero la tiene que confirmar tu administrador.',
      },
      'auth.cancelled': {
        title: 'No iniciaste sesión',
        text: `Allí se canceló o se rechazó el inicio de sesión con ${name}. Puedes intentarlo de nuevo cuando quieras.`,
      },
      'auth.too_many_tries': {
        title: 'Demasiados intentos',
        text: 'Espera un rato antes de intentarlo de nuevo. Tu cuenta no está bloqueada.',
      },
      'auth.unhandled': {
        title: 'El inicio de sesión no funciona por ahora',
        text: `No pudimos terminar tu inicio de sesión con ${name}. No es nada que hayas hecho tú. Inténtalo de nuevo en un momento.`,
      },
      'auth.unknown': {
        title: 'Falló el inicio de sesión',
        text: `No conocemos el motivo que dio ${name}. Inténtalo de nuevo o consulta a tu administrador.`,
      },
    }),
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    lead: 'Debes cambiar tu contraseña antes de continuar. Con ello terminan tus otras sesiones.',
    newPassword: 'Contraseña nueva',
    hint: 'Doce caracteres o más. Lo mejor son unas palabras que recuerdes.',
    repeated: 'Contraseña nueva, otra vez',
    submit: 'Guardar e iniciar sesión',
    busy: 'Guardando…',
    back: 'Volver',
  },
  refusals: {
    'auth.credentials_not_valid': {
      title: 'El usuario o la contraseña no son correctos',
      text: 'Revisa ambos, y que las mayúsculas no estén activadas.',
    },
    'auth.invalid_credentials': {
      title: 'Datos de acceso no válidos',
      text: 'Revisa tu usuario y tu contraseña.',
    },
    'auth.not_authorized': {
      title: 'Esta cuenta no puede iniciar sesión',
      text: 'Fue cerrada. Tu administrador puede abrirla de nuevo.',
    },
    'auth.reset_required': {
      title: 'Debes cambiar tu contraseña',
      text: 'Elige una nueva para continuar.',
    },
    'auth.user_not_confirmed': {
      title: 'Esta cuenta aún no está confirmada',
      text: 'Primero la tiene que confirmar tu administrador.',
    },
    'auth.too_many_tries': {
      title: 'Demasiados intentos',
      text: 'Espera un rato antes de intentarlo de nuevo. Tu cuenta no está bloqueada.',
    },
    'auth.sign_out_failed': {
      title: 'No pudimos cerrar tu sesión',
      text: 'Tu sesión sigue abierta. Inténtalo de nuevo o cierra el navegador.',
    },
    'auth.unhandled': {
      title: 'Falló el inicio de sesión de nuestro lado',
      text: 'No es tu contraseña. Inténtalo de nuevo en un momento.',
    },
    'auth.unknown': {
      title: 'Falló el inicio de sesión',
      text: 'No sabemos por qué. Inténtalo de nuevo o consulta a tu administrador.',
    },
    offline: {
      title: 'No tuvimos respuesta',
      text: 'Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí.',
    },
  },
  forbidden: {
    title: 'No autorizado',
    text: 'No tienes permiso para ver esta página. Si crees que deberías tenerlo, pídelo a quien administra tu cuenta.',
    home: 'Ir al inicio',
    logout: 'Cerrar sesión',
  },
  frame: {
    menu: 'Páginas del personal',
    pages: { attention: 'Por atender', regions: 'Regiones' },
    signedInAs: (name) => `Sesión de ${name}`,
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión…',
    roles: {
      catalogue: 'Catálogo',
      revenue: 'Ingresos',
      concierge: 'Concierge',
      finance: 'Finanzas',
      auditor: 'Auditoría',
      administrator: 'Administración',
    },
  },
  attention: {
    title: 'Por atender',
    lead: 'Lo que ninguna regla pudo resolver. Atiéndelo y deja una nota para quien mire después.',
    tabs: '¿Cuáles?',
    open: (count) => `Abiertos (${count})`,
    handled: 'Atendidos',
    none: 'Todo en orden',
    noneText: 'Por ahora nada te espera.',
    noneHandled: 'Todavía no se ha atendido nada.',
    more: (shown, open) => `Se muestran los ${shown} más recientes de ${open}.`,
    failed: 'No se pudo cargar la lista.',
    retry: 'Intentar de nuevo',
    readOnly: 'Puedes verlos, pero no atenderlos.',
    booking: 'Reserva',
    guest: 'Huésped',
    amount: 'Importe',
    recipient: 'Para',
    letter: 'Correo',
    reference: 'Referencia',
    said: 'Qué se respondió',
    by: (who, when) => `Lo atendió ${who}, ${when}`,
    itself: (when) => `Se resolvió solo, ${when}`,
    handle: 'Marcar como atendido',
    handleWhat: (what) => `Marcar como atendido: ${what}`,
    note: '¿Qué se hizo?',
    noteHint: 'Por ejemplo: devuelto por transferencia, referencia 4711.',
    save: 'Marcar como atendido',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    done: 'Marcado como atendido.',
    gone: {
      title: 'Alguien fue más rápido',
      text: 'Esto ya se atendió. La lista dice quién lo hizo.',
    },
    notSaved: {
      title: 'No se pudo guardar',
      text: 'Tu nota sigue aquí. Inténtalo de nuevo.',
    },
    kinds: {
      'refund.failed': {
        title: 'Falló un reembolso',
        next: 'Se intenta de nuevo solo. Si tampoco resulta, devuelve el dinero por otra vía.',
      },
      'refund.wrong_amount': {
        title: 'Un reembolso por otro importe',
        next: 'Compara los libros de la pasarela con la reserva.',
      },
      'payment.rejected': {
        title: 'La pasarela rechazó un pago',
        next: 'Revisa la configuración de la pasarela.',
      },
      'payment.wrong_amount': {
        title: 'Un pago por otro importe',
        next: 'Compara los libros de la pasarela con la reserva.',
      },
      'payment.charged_after_failure': {
        title: 'Cobrado después de haber fallado',
        next: 'Comprueba que se cobró una sola vez.',
      },
      'payment.unknown_attempt': {
        title: 'Un pago que no conocemos',
        next: 'Búscalo por su referencia en los libros de la pasarela.',
      },
      'payment.unresolved': {
        title: 'Un pago sin desenlace',
        next: 'Pregunta a la pasarela; al huésped se le pidió no pagar otra vez.',
      },
      'transfers.payment_unresolved': {
        title: 'Un pago en el sistema del grupo sin desenlace',
        next: 'Pregúntales; al huésped se le pidió no pagar otra vez.',
      },
      'transfers.sale_lost': {
        title: 'Una venta que el sistema del grupo no conoce',
        next: 'Mira si allá hay una reserva de esta estancia que no mostramos.',
      },
      'transfers.price_differs': {
        title: 'El sistema del grupo tiene otro precio que nuestro catálogo',
        next: 'El huésped paga el suyo. Compara los dos catálogos.',
      },
      'transfers.refund_differs': {
        title: 'El sistema del grupo devuelve otro importe que el anunciado',
        next: 'Compara sus reglas de reembolso con las nuestras y llama al huésped.',
      },
      'transfers.change_not_seen': {
        title: 'Un cambio que el sistema del grupo aceptó pero no muestra',
        next: 'Mira la reserva allá y llama al huésped si sigue como antes.',
      },
      'catalogue.stale': {
        title: 'El catálogo del grupo no se ha leído en un día',
        next: 'Pregunta a quienes llevan sus sistemas. Se sigue vendiendo lo último que se leyó.',
      },
      'guessing.many': {
        title: 'Muchas consultas de estancias equivocadas',
        next: 'Alguien podría estar adivinando nombres y números. A su red se le pide también la fecha de llegada. Avisa a quienes operan el producto.',
      },
      'job.given_up': {
        title: 'Un trabajo que se abandonó',
        next: 'Pueden faltar cartas de esta reserva. Avisa a quien opera el producto.',
      },
      'mail.undelivered': {
        title: 'Un correo que no se pudo entregar',
        next: 'Contacta al huésped por otra vía y pídele otra dirección.',
      },
      'flight.time_to_check': {
        title: 'Una hora de vuelo por revisar',
        next: 'El horario tiene otra hora o no respondió. Revisa el vuelo y llama al huésped si cambia la hora en que pasamos por él.',
      },
      'mail.unanswered': {
        title: 'Un correo que quizá no llegó',
        next: 'El servidor de correo lo tomó dos veces y no contestó. Pregunta al huésped y, si hace falta, envíalo de nuevo a mano.',
      },
      'letter.unanswered': {
        title: 'Un correo que quizá no llegó',
        next: 'Pedimos la carta dos veces al servicio del grupo y no contestó. Pregunta al huésped si le llegó.',
      },
      'sale.failed': {
        title: 'Una venta que no pudimos terminar',
        next: 'Llama al huésped y reserva el traslado por teléfono.',
      },
    },
    otherKind: { title: 'Algo por revisar', next: 'Mira qué se respondió.' },
  },
  lists,
  regions,
  issues: {
    'username.invalid': () =>
      'Un usuario solo lleva letras sin acento, números y los signos . _ @ + -, sin espacios',
    'password.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.current}.`,
    'password.too_long': (p: IssueParams) =>
      `Llegaste al límite de caracteres. Debe tener ${p.max} caracteres o menos. Lleva ${p.current}.`,
    'password.uppercase_missing': () => 'Falta una letra mayúscula',
    'password.lowercase_missing': () => 'Falta una letra minúscula',
    'password.digit_missing': () => 'Falta un número',
    'password.special_missing': () => 'Falta uno de los signos ! @ # $ %',
    'password.same': () => 'Elige otra distinta a la anterior',
    'password.mismatch': () => 'Las dos no son iguales',
  },
} satisfies typeof english;
