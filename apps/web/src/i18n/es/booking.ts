import type { booking as shape } from '../en/booking.ts';
import { bookingIssues } from './booking-issues.ts';

/** The four steps of a booking. */
export const booking = {
  issues: bookingIssues,
  steps: { service: 'Traslado', flights: 'Vuelos', overview: 'Revisión', payment: 'Pago' },
  backTo: (step) => `Volver a ${step}`,
  backHome: 'Volver al inicio',
  continue: 'Continuar',
  change: 'Cambiar',
  done: 'Listo',
  edit: 'Cambiar',
  notLoaded: 'No pudimos conectarnos. Quizá no tienes conexión.',
  tryAgain: 'Intentar de nuevo',
  startAgain: 'Empezar de nuevo',
  startOver: {
    open: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    text: 'Se borran tu traslado, vuelos, pasajeros y notas. Tu estancia se conserva.',
    yes: 'Borrar y empezar de nuevo',
    no: 'Seguir',
  },
  trips: {
    round_trip: { title: 'Viaje redondo' },
    arrival: { title: 'Aeropuerto al resort' },
    departure: { title: 'Resort al aeropuerto' },
  },
  ticket: {
    name: 'Tu reservación hasta ahora',
    arrival: 'Llegada',
    departure: 'Salida',
    backFrom: 'Regreso desde',
    party: 'Viajan',
    ride: 'Traslado',
    choose: 'Elige un traslado para ver cuánto cuesta.',
  },
  price: {
    total: 'Total',
    allIn: 'No se agrega nada al pagar',
    included: 'Incluido en tu estancia',
    free: 'Gratis',
    times: (quantity, unit) => `${quantity} × ${unit}`,
    lines: {
      'price.vehicles': (count) => (count === 1 ? 'Vehículo privado' : 'Vehículos privados'),
      'price.adults': (count) => (count === 1 ? 'Asiento de adulto' : 'Asientos de adulto'),
      'price.baby_seats': (count) =>
        count === 1 ? 'Silla para bebé (un asiento)' : 'Sillas para bebé (un asiento cada una)',
      'price.children': (count) => (count === 1 ? 'Menor de 4 años' : 'Menores de 4 años'),
    },
  },
  party: {
    change: 'Viaje y personas',
    trip: 'Tu viaje',
    nobody: 'Nadie todavía',
    adults: (count) => (count === 1 ? '1 adulto' : `${count} adultos`),
    children: (count) => (count === 1 ? '1 menor de 4 años' : `${count} menores de 4 años`),
    babySeats: (count) => (count === 1 ? '1 silla para bebé' : `${count} sillas para bebé`),
    childrenNote:
      'A partir de los 4 años cuentan como adultos. Si es tu caso, cámbialo aquí y los precios se actualizan.',
  },
  service: {
    title: 'Elige tu traslado',
    lead: (name) => `${name}, estas son tus opciones. El precio es para todo tu grupo.`,
    loading: 'Buscando traslados…',
    tooNear: 'Ya es tarde para reservar este traslado en línea',
    allClosed: 'No hay traslados en línea para estas fechas',
  },
  card: {
    included: 'Incluido en tu estancia',
    recommended: {
      price: 'Recomendado: el menor precio',
      private: 'Recomendado: solo tu grupo',
      resort: 'Recomendado por tu resort',
    },
    chosen: 'Tu elección',
    forTrip: {
      round_trip: 'ida y vuelta, en total',
      arrival: 'un trayecto, en total',
      departure: 'un trayecto, en total',
    },
    perVehicle: (price, vehicles) =>
      vehicles === 1 ? `${price} por vehículo` : `${vehicles} vehículos a ${price} cada uno`,
    perAdult: (price) => `${price} por adulto. Menores de 4 años en brazos, gratis`,
    paidByStay: 'Incluido en tu estancia',
    onTop: (unit) => `Además de lo que incluye tu estancia (${unit})`,
    noRate: 'Sin precio para esta fecha',
    closed: 'No disponible en estas fechas',
    choose: (price) => `Elegir por ${price}`,
    chooseFree: 'Elegir (incluido)',
    chooseThis: 'Elegir este traslado',
    details: 'Detalles y términos',
    upsell: (name, more) => `${name} por ${more} más`,
    fitsInOne: (people, less, vehicles, other) =>
      `Tu grupo de ${people} cabe en un solo vehículo: ${less} menos que ${vehicles} × ${other}`,
    vehicles: (count, room) =>
      count === 1
        ? `1 vehículo para ${room} personas como máximo`
        : `${count} vehículos para ${room} personas como máximo cada uno`,
    seats: (count) =>
      count === 1 ? '1 asiento en un vehículo compartido' : `${count} asientos en un vehículo compartido`,
    luggage: (suitcases, handBags) => {
      const cases = suitcases === 1 ? '1 maleta' : `${suitcases} maletas`;
      return `${cases} y ${handBags} ${handBags === 1 ? 'pieza' : 'piezas'} de equipaje de mano por persona`;
    },
    alone: 'Solo tu grupo, sin esperar a otros',
    withOthers: 'Compartido: puede haber espera y paradas',
  },
  details: {
    itinerary: 'Itinerario',
    includes: 'Incluye',
    notIncludes: 'No incluye',
    recommendations: 'Recomendaciones',
    demarcation: 'Zona de servicio',
    terms: 'Términos de la reservación',
    policies: 'Políticas',
  },
  departureOffer: {
    title: '¿Necesitas el regreso?',
    text: 'Agrega ahora el regreso al aeropuerto.',
    includedText:
      'Tu estancia incluye solo el traslado al resort. Puedes agregar ahora el regreso al aeropuerto.',
    what: (service, day) => `${service}, regreso al aeropuerto el ${day}`,
    total: (price) => `Los dos traslados: ${price}`,
    yes: (price) => `Sí, agregar por ${price}`,
    no: 'No, solo la llegada',
  },
  refusals: {
    noServices: {
      title: 'No hay traslados disponibles',
      text: 'No tenemos traslados para estas fechas en este aeropuerto. Llámanos y te ayudamos.',
    },
    noData: {
      title: 'No pudimos leer tu viaje',
      text: 'Intenta de nuevo o empieza desde la página de inicio.',
    },
    destination: {
      title: 'Sin servicio desde este aeropuerto',
      text: 'No damos servicio a este resort desde el aeropuerto que elegiste. Elige otro aeropuerto o llámanos.',
    },
    session: {
      title: 'Tu sesión terminó',
      text: 'Busca de nuevo tu estancia. Lo que escribiste está guardado.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No pudimos conectarnos. Lo que escribiste está guardado. Intenta de nuevo cuando tengas señal.',
    },
    server: {
      title: 'No pudimos cargar los traslados',
      text: 'Es un problema de nuestro lado. Intenta de nuevo en un momento.',
    },
  },
  flights: {
    title: 'Tus vuelos',
    lead: 'Solo necesitamos tu número de vuelo. Buscamos lo demás y calculamos a qué hora pasamos por ti.',
    notesTitle: '¿Algo más?',
    notes: 'Solicitud especial',
    notesHint: 'Un cumpleaños, una alergia, un letrero con otro nombre: dinos aquí.',
  },
  special: 'Agregar equipaje grande, silla de ruedas o sillas infantiles',
  contact: {
    title: 'Contacto',
    lead: 'Aquí te enviamos tu confirmación. Tu chofer podría llamarte.',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    emailHint: 'Para tu confirmación',
    phone: 'Teléfono',
    phoneHint: 'Elige el país de tu número',
    change: 'Cambiar',
    onFile: 'Ya registrado',
    didYouMean: (address) => `¿Quisiste decir ${address}?`,
    keep: (masked) => `Registrado: ${masked}. Déjalo vacío para conservarlo.`,
  },
  flight: {
    title: { arrival: 'Vuelo de llegada', departure: 'Vuelo de regreso' },
    labels: {
      date: 'Fecha del vuelo',
      flightNumber: 'Número de vuelo',
      tailNumber: 'Matrícula',
      airline: 'Aerolínea',
      isNational: '¿A dónde va este vuelo?',
      terminal: 'Terminal',
    },
    terminalHint: 'En tu boleto o en la app de la aerolínea',
    terminalUnknown: 'Aún no lo sé',
    timeLabels: { arrival: 'Hora de aterrizaje', departure: 'Hora de salida' },
    timeHint: 'Hora local del aeropuerto',
    numberHint: 'Como AM 1234, tal como aparece en tu boleto',
    tailHint: 'Como XA-ABC o N123AB',
    checkIn: 'tu día de llegada',
    checkOut: 'tu día de salida',
    changeDay: '¿Otro día?',
    dayReason: (arrival, departure) => `Tu estancia es del ${arrival} al ${departure}.`,
    looking: (flight) => `Buscando ${flight}…`,
    waiting: 'Revisando tu vuelo…',
    offline: 'No tienes conexión. Buscaremos tu vuelo cuando vuelvas a tenerla.',
    unanswered: {
      offline: {
        title: 'No tienes conexión',
        text: 'Lo que escribiste está guardado. Intenta de nuevo cuando tengas conexión.',
      },
      noAnswer: {
        title: 'No podemos revisar tu vuelo en este momento',
        text: 'Lo que escribiste está guardado. Intenta de nuevo o escribe tú los datos del vuelo.',
      },
      again: 'Intentar de nuevo',
      byHand: 'Escribir los datos',
    },
    foundAloud: 'Vuelo encontrado.',
    found: {
      arrival: (time, city, other) =>
        `Aterriza a las ${time}, hora de ${city}${other ? `, desde ${other}` : ''}`,
      departure: (time, city, other) => `Sale a las ${time}, hora de ${city}${other ? `, a ${other}` : ''}`,
    },
    national: 'Nacional',
    nationalDetail: 'Dentro del país',
    international: 'Internacional',
    internationalDetail: 'Hacia o desde otro país',
    notRight: '¿No es tu vuelo? Escríbelo tú',
    missing: (flight, day) =>
      `No encontramos ${flight} el ${day}. Revisa el número y el día, o escribe los datos.`,
    lookUpFailed: 'No pudimos buscarlo en este momento. Por favor escribe los datos.',
    airlinesDown: {
      title: 'No pudimos cargar las aerolíneas',
      text: 'Lo que escribiste está guardado. Actualiza la lista para intentar de nuevo.',
      refresh: 'Actualizar',
    },
    haveNumber: 'Tengo número de vuelo',
    isPrivate: 'Es un vuelo privado',
    notYet: 'Aún no tengo mi vuelo',
    laterText:
      'No hay problema. Danos una hora aproximada. Agrega tu vuelo en Mi transportación cuando lo tengas y ajustamos tu hora.',
  },
  pickUp: {
    title: { arrival: 'Te recibimos en el aeropuerto', departure: 'Te recogemos en el resort' },
    clock: (city) => `hora de ${city}`,
    whyDeparture: (duration, kind) => `${duration} antes de tu vuelo ${kind}`,
    lobby: (time) => `Llega al lobby a las ${time}.`,
    national: 'nacional',
    international: 'internacional',
    duration: (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    dayBefore: (date, time) => `El día anterior a tu vuelo: ${date}, ${time}`,
    dayBeforeText: (date, time) =>
      `Tu vuelo es el ${date} a las ${time}, así que tu traslado es la noche anterior.`,
  },
  counters: {
    title: '¿Quiénes viajan?',
    lead: 'Son los datos de tu estancia. Cámbialos si hace falta.',
    adults: 'Adultos y niños de 4 años o más',
    adultsDetail: 'Un asiento cada uno',
    children: 'Menores de 4 años',
    childrenDetail: 'En brazos, gratis',
    babySeats: 'Menores en silla para bebé',
    babySeatsDetail: 'Llevamos la silla. Ocupa un asiento.',
    full: (room) => `Este vehículo lleva hasta ${room}.`,
    samePeople: 'Ya están contadas. Agrega solo a quienes se unan en esta estancia.',
    mainGuest: 'huésped principal',
    remove: 'Quitar',
    removeNamed: (folio: string) => `Quitar ${folio}`,
    vehicles: (people, vehicles) => `${people} pasajeros necesitan ${vehicles} vehículos`,
    vehiclesPrice: (price) => `Se cobra cada vehículo. El total es ${price}.`,
    moreThanStay: 'Más personas de las que incluye tu estancia',
    moreThanStayPrice: (price) => `Las personas adicionales cuestan ${price}.`,
    benefitUsed: (amount: string) => `Otra reservación ya usó ${amount} de lo que incluye tu estancia`,
    benefitLeft: (amount: string) => `Los ${amount} restantes se aplican a este traslado.`,
    benefitGone: 'Ya no queda saldo, así que este traslado tiene su precio completo.',
    largerFits: (name, price) => `${name}: todos en un solo vehículo por ${price}.`,
    takeLarger: (name, less) => `Cambiar a ${name}, ${less} menos`,
    largerTaken: (name, price) => `${name} por ${price}.`,
    moreVehiclesPrice: (price) => `El grupo más grande cuesta ${price}.`,
    seats: {
      question: (children) =>
        children === 1 ? '¿Tu hijo necesita silla para bebé?' : '¿Tus hijos necesitan silla para bebé?',
      seat: 'Sí',
      seatDetail: (more) => `La llevamos, ${more ? `${more} más` : 'sin costo extra'}`,
      lap: 'No',
      lapDetail: 'En brazos, gratis',
      older: 'Tiene 4 años o más',
      olderDetail: (more) => `Con asiento propio, ${more ? `${more} más` : 'sin costo extra'}`,
      mixed: 'Si solo algunos la necesitan, cambia los números de arriba.',
    },
  },
  addStay: {
    open: 'Agregar otra estancia',
    added: (resort) => `Agregamos la estancia en ${resort}.`,
  },
  night: {
    title: '¿Qué noche aterrizas?',
    text: (time) => `A las ${time} ya pasó la medianoche: confirmemos la noche.`,
    lands: (date, time) => `Aterrizas el ${date}, ${time}`,
  },
  timeQuestion: {
    title: '¿Cuál es la hora correcta?',
    text: {
      arrival: (flight, scheduled, typed) =>
        `Según el horario, ${flight} aterriza a las ${scheduled}. Escribiste ${typed}.`,
      departure: (flight, scheduled, typed) =>
        `Según el horario, ${flight} sale a las ${scheduled}. Escribiste ${typed}.`,
    },
    use: (time) => `Usar ${time}`,
    keep: (time) => `Dejar ${time}`,
  },
  stops: {
    show: 'Ver qué falta',
    flights: {
      title: 'Completa tu vuelo',
      text: 'Así sabemos a qué hora pasar por ti.',
    },
    passengers: {
      title: 'Revisa quiénes viajan',
      text: 'Debe viajar al menos un adulto. Un vehículo compartido tiene lugares limitados.',
    },
  },
  dateAlert: {
    arrival: {
      title: 'Tu vuelo de llegada no coincide con tu check-in',
      text: (flight, stay) => `El vuelo es el ${flight}. Tu estancia empieza el ${stay}.`,
    },
    departure: {
      title: 'Tu vuelo de regreso no coincide con tu check-out',
      text: (flight, stay) => `El vuelo es el ${flight}. Tu estancia termina el ${stay}.`,
    },
    help: 'Cambia la fecha o agrega la estancia de justo antes o después. ¿Otra cosa? Llámanos.',
    lateHelp: '¿Llegas después? Pedimos a tu resort que guarde tu habitación. Tu estancia no cambia.',
    change: 'Cambiar la fecha',
    add: 'Agregar otra estancia',
    late: 'Llego después',
  },
  soon: {
    today: {
      title: 'Para un traslado hoy, llámanos',
      text: 'Ya no hay tiempo para reservar en línea. Llámanos y vemos qué hay disponible.',
    },
    tomorrow: {
      title: 'Para mañana, llámanos',
      text: 'Los traslados para mañana se reservan en línea hasta las 15:00, hora del resort. Llámanos y te ayudamos.',
    },
    past: { title: 'Esa hora ya pasó', text: 'Revisa la fecha de tu vuelo. Si es correcta, llámanos.' },
    closed: {
      title: 'Este traslado no opera ese día',
      text: 'Elige otro traslado u otro vuelo, o llámanos.',
    },
    other: { title: 'Ese día no se puede reservar en línea', text: 'Llámanos y te ayudamos.' },
    bookOther: {
      arrival: (day) => `Reservar la llegada del ${day}`,
      departure: (day) => `Reservar el regreso del ${day}`,
    },
    write: 'Escríbenos',
    hours: (from, to) => `Contestamos de ${from} a ${to}, hora del resort.`,
  },
} satisfies typeof shape;
