import type { staff as english } from '../en/staff.ts';
import { addedStays } from './added-stays.ts';
import { changeSets } from './change-sets.ts';
import { grouped } from './grouped.ts';
import { colleagues, roles } from './people.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { regions } from './regions.ts';
import { rules } from './rules.ts';
import { seasons } from './seasons.ts';
import { account, code, link } from './staff-account.ts';
import { acting } from './staff-acting.ts';
import { approvals } from './staff-approvals.ts';
import { attention } from './staff-attention.ts';
import { audit } from './staff-audit.ts';
import { backends } from './staff-backends.ts';
import { bookings } from './staff-bookings.ts';
import { data } from './staff-data.ts';
import { dayLists } from './staff-day-lists.ts';
import { flightWatch } from './staff-flight-watch.ts';
import { guestMessages } from './staff-guest-messages.ts';
import { home } from './staff-home.ts';
import { staffIssues } from './staff-issues.ts';
import { lists } from './staff-lists.ts';
import { look } from './staff-look.ts';
import { payments, reconciliation } from './staff-money.ts';
import { palette } from './staff-palette.ts';
import { queues } from './staff-queues.ts';
import { reports } from './staff-reports.ts';
import { setup } from './staff-setup.ts';

/** El lado del personal. */
export const staff = {
  titles: { signIn: 'Acceso del personal', forbidden: 'Sin permiso' },
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
  link,
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
  code,
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
    'auth.code_required': {
      title: 'Escribe tu código',
      text: 'Necesitamos el código de tu app de autenticación.',
    },
    'auth.code_not_valid': {
      title: 'Ese código no funcionó',
      text: 'Cada código sirve una vez y cambia cada 30 segundos. Espera el siguiente e inténtalo de nuevo.',
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
    noMail: 'No sale ningún correo: no hay servidor de correo.',
    undo: {
      undo: 'Deshacer',
      undoing: 'Deshaciendo…',
      undone: 'Se deshizo.',
      hint: 'Pulsa Z para deshacer.',
      failed: 'No se pudo deshacer.',
    },
    menu: 'Páginas del personal',
    pages: {
      home: home.title,
      catalogues: 'Exportar e importar',
      bookings: bookings.title,
      'day-lists': dayLists.title,
      'flight-watch': flightWatch.title,
      notices: flightWatch.notices.title,
      queues: queues.title,
      messages: guestMessages.title,
      approvals: approvals.title,
      stays: addedStays.title,
      people: colleagues.title,
      roles: roles.title,
      'override-rules': acting.table.menu,
      'price-calendar': prices.calendar.title,
      'price-grid': seasons.grid.title,
      'guest-price': prices.guest.menu,
      'price-expectations': rules.checks.title,
      'publishing-rules': rules.checks.title,
      'change-sets': changeSets.title,
      payments: payments.title,
      reconciliation: reconciliation.title,
      reports: reports.title,
      audit: audit.title,
      backends: backends.title,
    } as Readonly<Record<string, string>>,
    groups: {
      today: 'Hoy',
      sell: 'Venta',
      places: 'Lugares',
      money: 'Dinero',
      settings: 'Ajustes',
      people: 'Personas',
    },
    sections: { prices: 'Precios', money: 'Dinero', settings: 'Ajustes' },
    headings: {
      publishing: 'Publicación',
      rules: 'Reglas',
      companies: 'Empresas y bancos',
      resorts: 'Resorts',
      flights: 'Aeropuertos y vuelos',
      transport: 'Transporte',
      texts: 'Textos y marca',
      systems: 'Sistemas',
      people: 'Personas y roles',
    },
    bar: 'Páginas principales',
    pagesOf: (section) => `Páginas de ${section}`,
    waiting: (count) => `${grouped(count)} por atender`,
    openMenu: 'Menú',
    signedInAs: (name) => `Sesión de ${name}`,
    signOut: 'Salir',
    signingOut: 'Saliendo…',
  },
  account,
  acting,
  look,
  data,
  addedStays,
  attention,
  approvals,
  guestMessages,
  queues,
  bookings,
  dayLists,
  flightWatch,
  audit,
  backends,
  payments,
  reconciliation,
  reports,
  home,
  lists,
  palette,
  pictures,
  changeSets,
  prices,
  seasons,
  colleagues,
  roles,
  regions,
  rules,
  setup,
  issues: staffIssues,
} satisfies typeof english;
