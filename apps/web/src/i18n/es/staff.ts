import type { staff as english } from '../en/staff.ts';
import type { IssueParams } from '../issue-params.ts';
import { rates } from './rates.ts';
import { regions } from './regions.ts';
import { lists } from './staff-lists.ts';

/** El lado del personal. */
export const staff = {
  titles: { signIn: 'Acceso del personal', forbidden: 'Sin permiso', attention: 'Por atender' },
  signIn: {
    title: 'Qué gusto verte',
    lead: 'Inicia sesión con tu cuenta del personal.',
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
    note: (name) => `Te llevamos a ${name} y de regreso aquí.`,
    help: '¿No tienes acceso? Tu administrador puede ayudarte.',
    own: 'O con una cuenta de esta aplicación',
    nameless: 'el acceso del grupo',
    failed: { title: 'No se pudo cargar la página', text: 'Revisa tu conexión e inténtalo de nuevo.' },
    retry: 'Reintentar',
    refusals: (name) => ({
      'auth.credentials_not_valid': {
        title: 'No pudimos confirmar quién eres',
        text: `La respuesta de ${name} llegó incompleta, venció o ya se usó. Inténtalo de nuevo.`,
      },
      'auth.not_authorized': {
        title: 'No tienes acceso aquí',
        text: `Iniciaste sesión con ${name}, pero no tienes un rol en esta aplicación o tu cuenta está cerrada. Tu administrador puede ayudarte.`,
      },
      'auth.user_not_confirmed': {
        title: 'Tu cuenta aún no está confirmada',
        text: 'Primero la tiene que confirmar tu administrador.',
      },
      'auth.cancelled': {
        title: 'No iniciaste sesión',
        text: `El inicio de sesión con ${name} se canceló o se rechazó. Puedes intentarlo de nuevo cuando quieras.`,
      },
      'auth.too_many_tries': {
        title: 'Demasiados intentos',
        text: 'Espera un rato antes de intentarlo de nuevo. Tu cuenta no está bloqueada.',
      },
      'auth.unhandled': {
        title: 'El inicio de sesión no funciona por ahora',
        text: `No pudimos terminar tu inicio de sesión con ${name}. Inténtalo de nuevo en un momento.`,
      },
      'auth.unknown': {
        title: 'Falló el inicio de sesión',
        text: `No conocemos el motivo que dio ${name}. Inténtalo de nuevo o consulta a tu administrador.`,
      },
    }),
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    lead: 'Cambia tu contraseña para continuar. Se cerrarán tus otras sesiones.',
    newPassword: 'Contraseña nueva',
    hint: 'Doce caracteres o más. Lo mejor son unas palabras que recuerdes.',
    repeated: 'Contraseña nueva, otra vez',
    submit: 'Guardar e iniciar sesión',
    busy: 'Guardando…',
    back: 'Volver',
  },
  refusals: {
    'auth.credentials_not_valid': {
      title: 'Usuario o contraseña incorrectos',
      text: 'Revisa ambos y que las mayúsculas no estén activadas.',
    },
    'auth.invalid_credentials': {
      title: 'Escribe tu usuario y tu contraseña',
      text: 'Necesitamos los dos para iniciar sesión.',
    },
    'auth.not_authorized': {
      title: 'Esta cuenta está cerrada',
      text: 'Tu administrador puede abrirla de nuevo.',
    },
    'auth.reset_required': {
      title: 'Cambia tu contraseña',
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
      title: 'El inicio de sesión no funciona por ahora',
      text: 'Tu contraseña está bien. Inténtalo de nuevo en un momento.',
    },
    'auth.unknown': {
      title: 'Falló el inicio de sesión',
      text: 'Inténtalo de nuevo o consulta a tu administrador.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí.',
    },
  },
  forbidden: {
    title: 'No tienes acceso',
    text: 'No tienes permiso para ver esta página. Si crees que deberías tenerlo, pídelo a quien administra tu cuenta.',
    home: 'Ir al inicio',
    logout: 'Cerrar sesión',
  },
  frame: {
    menu: 'Páginas del personal',
    pages: { attention: 'Por atender', rates: 'Tarifas', regions: 'Regiones' },
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
    lead: 'Casos que necesitan a una persona. Atiende cada uno y deja una nota para tus colegas.',
    tabs: '¿Cuáles?',
    open: (count) => `Abiertos (${count})`,
    handled: 'Atendidos',
    none: 'Todo en orden',
    noneText: 'Por ahora no hay nada por atender.',
    noneHandled: 'Todavía no se ha atendido nada.',
    more: (shown, open) => `Se muestran los ${shown} más recientes de ${open}.`,
    failed: 'No se pudo cargar la lista.',
    retry: 'Intentar de nuevo',
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
        next: 'El huésped paga el suyo. Compara los dos catálogos.',
      },
      'transfers.refund_differs': {
        title: 'El sistema del grupo reembolsa un monto distinto',
        next: 'Compara sus reglas de reembolso con las nuestras y llama al huésped.',
      },
      'transfers.change_not_seen': {
        title: 'Un cambio que el sistema del grupo aceptó pero no muestra',
        next: 'Revisa la reservación allá. Llama al huésped si no cambió.',
      },
      'catalogue.stale': {
        title: 'El catálogo del grupo no se ha actualizado en un día',
        next: 'Pregunta al equipo de sus sistemas. Seguimos vendiendo con la última versión.',
      },
      'guessing.many': {
        title: 'Muchas consultas fallidas de estancias',
        next: 'Alguien podría estar adivinando nombres y números. Ahora pedimos a esa red también la fecha de llegada. Avisa a tu equipo técnico.',
      },
      'job.given_up': {
        title: 'Una tarea que falló',
        next: 'Pueden faltar correos de esta reservación. Avisa a tu equipo técnico.',
      },
      'mail.undelivered': {
        title: 'Un correo que no se pudo entregar',
        next: 'Contacta al huésped por otra vía y pídele otra dirección.',
      },
      'flight.time_to_check': {
        title: 'Una hora de vuelo por revisar',
        next: 'El horario tiene otra hora o no estaba disponible. Revisa el vuelo. Llama al huésped si cambia la hora en que pasamos por él.',
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
  },
  lists,
  rates,
  regions,
  issues: {
    'missing.username': () => 'Escribe tu usuario',
    'missing.password': () => 'Escribe tu contraseña',
    'missing.newPassword': () => 'Escribe una contraseña nueva',
    'missing.repeated': () => 'Escribe otra vez la contraseña nueva',
    'username.invalid': () =>
      'Un usuario solo lleva letras sin acento, números y los signos . _ @ + -, sin espacios',
    'password.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.current}.`,
    'password.too_long': (p: IssueParams) =>
      `Llegaste al límite de caracteres. Debe tener ${p.max} caracteres o menos. Lleva ${p.current}.`,
    'password.uppercase_missing': () => 'Agrega una letra mayúscula',
    'password.lowercase_missing': () => 'Agrega una letra minúscula',
    'password.digit_missing': () => 'Agrega un número',
    'password.special_missing': () => 'Agrega uno de estos signos: ! @ # $ %',
    'password.same': () => 'Elige otra distinta a la anterior',
    'password.mismatch': () => 'Las dos contraseñas no coinciden',
  },
} satisfies typeof english;
