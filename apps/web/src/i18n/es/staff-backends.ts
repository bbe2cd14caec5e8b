import type { backends as english } from '../en/staff-backends.ts';
import { grouped } from './grouped.ts';
import { sayInSpanish } from './staff-backend-words.ts';

export const backends: typeof english = {
  title: 'Sistemas conectados',
  lead: 'Tus propios sistemas de reservas, ventas y correo: si responde cada uno y qué recibiría una venta.',
  nothing: 'No hay ningún sistema externo conectado',
  nothingText:
    'Las estancias, los precios, las ventas y los correos se guardan aquí, y no falta nada. Para conectar tu sistema de reservas, de ventas o de correo, pídelo a quien administra este sitio.',
  toSystems: 'Clientes de la API',
  failed: 'No pudimos cargar los sistemas.',
  parts: {
    title: 'Catálogos a la venta',
    part: 'Parte',
    readAt: 'Última lectura',
    sale: 'Venta',
    never: 'Nunca',
    stopped: 'Detenida hasta que se pueda leer',
    open: 'Abierta',
    names: {
      properties: 'Propiedades',
      airports: 'Aeropuertos',
      airlines: 'Aerolíneas',
      segments: 'Segmentos',
      services: 'Servicios y tarifas',
      operation: 'Operación y restricciones',
      recipients: 'Destinatarios de avisos',
    },
  },
  systems: {
    auth: 'Acceso de sistemas',
    profile: 'Perfiles del personal',
    mobile: 'Estancias y propiedades',
    reservations: 'Estancias relacionadas',
    sistur: 'Fichas de servicio',
    operations: 'Servicios a la venta',
    proxy: 'Confirmaciones',
    geo: 'País de una dirección',
    'exchange-rate': 'Tipo de cambio',
    flights: 'Vuelos',
    transfers: 'Ventas',
  },
  states: {
    good: 'Responde',
    bad: 'No responde',
    odd: 'Responde, con registros que no podemos leer',
    quiet: 'Aún sin llamadas',
    open: 'En pausa: fallaron demasiadas llamadas',
  },
  columns: { call: 'Llamada', answer: 'Respuesta', time: 'Tiempo', when: 'Cuándo' },
  callsOf: (system) => `Llamadas a ${system}`,
  ms: (ms) => `${grouped(ms)} ms`,
  outcome: (outcome) => {
    const rejected = /^rejected (\d+)$/.exec(outcome)?.[1];
    if (rejected) return `Rechazada (${rejected})`;
    return (
      (
        {
          ok: 'Leída',
          connect: 'Sin conexión',
          timeout: 'Sin respuesta a tiempo',
          cut: 'Se cortó la conexión',
          busy: 'Demasiado ocupado (429)',
          failed: 'Falló de su lado',
          too_large: 'Respuesta demasiado larga',
          unreadable: 'No se puede leer',
          circuit_open: 'Sin llamar: fallaron demasiadas llamadas',
          not_admitted: 'Sin acceso: falló el inicio de sesión',
        } as Readonly<Record<string, string>>
      )[outcome] ?? outcome
    );
  },
  refused: (count) =>
    count === 1
      ? '1 registro del catálogo quedó fuera o está en duda'
      : `${grouped(count)} registros del catálogo quedaron fuera o están en duda`,
  moreRefused: (count) => `${grouped(count)} más`,
  asked: {
    listProperties: 'Lista de propiedades',
    listAirports: 'Lista de aeropuertos',
    listAirlines: 'Lista de aerolíneas',
    listOffers: 'Lista de servicios a la venta',
    findSheet: 'Ficha',
    findSegment: 'Segmento',
    listConfigurations: 'Configuraciones del segmento',
    findRestriction: 'Restricción',
    listRecipients: 'Destinatarios',
  },
  said: sayInSpanish,
  odd: {
    refused: 'No se entendió',
    bent: (count) =>
      count === 1 ? '1 campo escrito de otra forma' : `${grouped(count)} campos escritos de otra forma`,
    line: (path, expected, found) => `${path}: se esperaba ${expected}, llegó ${found}`,
    times: (count) => `${grouped(count)} veces`,
  },
  check: {
    title: 'Revisar con una estancia',
    text: 'Buscamos la estancia y hacemos a cada sistema las preguntas de una venta. Nada cambia, ni aquí ni allá.',
    form: 'Revisar los sistemas',
    labels: { lastName: 'Apellido', folio: 'Número de confirmación', flight: 'Vuelo (opcional)' },
    run: 'Revisar',
    running: 'Preguntando a los sistemas…',
    failed: 'La revisión no terminó. Inténtalo de nuevo.',
    whole: 'Está todo lo que necesita una venta',
    missing: 'Falta para una venta',
    notAsked: 'Sin llamar',
    gaps: {
      sign_in: 'Su acceso no nos da una clave.',
      bearer: 'Su acceso da una clave y un sistema la rechaza (401 o 403).',
      stay: 'No se encontró la estancia, o no se puede leer su respuesta.',
      stay_hotel: 'El hotel de la estancia no está en su lista de propiedades.',
      airport: 'Ningún aeropuerto está abierto para traslados (web_transfers).',
      offer: 'No hay nada a la venta para el hotel en el día de la estancia.',
      sheet: 'El primer servicio no tiene ficha que se pueda leer, en uno o en los dos idiomas.',
      rate_in_force: 'La ficha no tiene tarifa para el día de la estancia.',
      rate_zero:
        'Una tarifa es 0: solo reservan su servicio las estancias que lo incluyen, o todos viajarían gratis.',
      currencies:
        'Hay tarifas en dos monedas, o en una que no es USD. Define USD_CURRENCY_ID o cámbialas a USD.',
      segment: 'El segmento del servicio no dice cuánto antes de un vuelo sale el traslado.',
      airline: 'La lista de aerolíneas está vacía.',
    },
  },
};
