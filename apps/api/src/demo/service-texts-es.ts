import { meetingWords } from '@traslado/domain/booking/meeting-words';
import { specialWords } from '@traslado/domain/booking/special-words';
import { demoBrand } from './brand.ts';
import { goesToAirport, goesToResort, type ServiceFacts, type ServiceWords } from './service-facts.ts';

const names = { shuttle: 'Transporte compartido', suv: 'SUV privada', van: 'Van privada' } as const;
const categories = { 1: 'Viaje redondo', 2: 'Aeropuerto a resort', 3: 'Resort a aeropuerto' } as const;

/** «de el» and «a el» contract when the airport's article follows. */
const from = (place: string): string => `de ${place}`.replace(/^de el /, 'del ');
const to = (place: string): string => `a ${place}`.replace(/^a el /, 'al ');

function description({ vehicle, operation, property, airport, driveMinutes, paxMax }: ServiceFacts): string {
  const route = {
    1: `entre ${airport} y ${property}, y de regreso el día de tu salida`,
    2: `${from(airport)} a ${property}`,
    3: `de ${property} ${to(airport)}`,
  }[operation];
  const ride = {
    shuttle: `Un asiento en una camioneta cómoda con aire acondicionado, ${route}. Compartes el viaje con otros huéspedes de Perla y pagas por lugar.`,
    suv: `Una SUV con chofer, solo para ti y los tuyos, ${route}. Sin esperas ni paradas. El camino toma unos ${driveMinutes} minutos.`,
    van: `Una van amplia con chofer, solo para tu grupo de hasta ${paxMax} personas, ${route}. Hay lugar para todos y sus maletas.`,
  };
  return ride[vehicle];
}

function itinerary(facts: ServiceFacts): string[] {
  const { vehicle, property, airport, driveMinutes } = facts;
  const arrival = [
    `Después de aterrizar en ${airport}, recoge tu equipaje y pasa la aduana. Tu chofer tiene tu número de vuelo.`,
    `Camina al punto de encuentro afuera de llegadas. ${meetingWords.es.sign(demoBrand.name)}`,
    vehicle === 'shuttle'
      ? `Sube a la camioneta hacia ${property}. Puede parar en otros resorts en el camino.`
      : `Súbete, refréscate y disfruta el camino: ${property} está a unos ${driveMinutes} minutos, sin paradas.`,
  ];
  const departure = [
    'La hora en que pasamos por ti está en tu confirmación.',
    'Llega al lobby principal 10 minutos antes. Los botones bajan tu equipaje cuando los llames.',
    vehicle === 'shuttle'
      ? `La camioneta sale a tiempo, recoge a los demás huéspedes y te lleva a tu terminal en ${airport}.`
      : `Tu chofer te lleva directo a tu terminal en ${airport} y te ayuda con el equipaje.`,
  ];
  return [...(goesToResort(facts) ? arrival : []), ...(goesToAirport(facts) ? departure : [])];
}

const shared = [
  'Un asiento por cada adulto y cada niño de 4 años en adelante',
  'Una maleta y un equipaje de mano por persona',
];
const own = (paxMax: number): string[] => [
  `Un vehículo con chofer solo para tu grupo, hasta ${paxMax} pasajeros`,
  'Una maleta y un equipaje de mano por pasajero',
  'Sillas para bebé',
];
const always = ['Aire acondicionado y agua embotellada', 'Impuestos', 'Seguro para cada pasajero a bordo'];

export function serviceTextEs(facts: ServiceFacts): ServiceWords {
  const { vehicle, operation, property, airport, city, paxMax } = facts;
  const isPrivate = vehicle !== 'shuttle';
  return {
    name: names[vehicle],
    category: categories[operation],
    description: description(facts),
    transportation_type: isPrivate ? 'Privado' : 'Compartido',
    location: city,
    itinerary: itinerary(facts),
    includes: [
      ...(isPrivate ? own(paxMax) : shared),
      ...(goesToResort(facts) ? ['Un anfitrión que te recibe afuera de llegadas'] : []),
      ...always,
    ],
    not_includes: ['Propinas, que son opcionales', 'Paradas en el camino o viajes a otra dirección'],
    tags: isPrivate ? ['Solo tu grupo', 'Sin paradas'] : ['Pagas por lugar', 'Compartido'],
    recommendations: [
      specialWords.es.invitation,
      ...(goesToResort(facts)
        ? ['Ten a la mano esta reservación. Indica el punto de encuentro y se abre aun sin señal.']
        : []),
      ...(goesToAirport(facts)
        ? ['Si sales temprano, liquida la cuenta de tu habitación la noche anterior.']
        : []),
      ...(isPrivate ? [] : ['Si prefieres no esperar a otros huéspedes, elige un vehículo privado.']),
      'Puedes dar propina en dólares o en moneda local.',
    ],
    demarcation: [
      `El servicio es entre la acera ${from(airport)} y el lobby principal de ${property}.`,
      'Villas, marinas y otros hoteles quedan fuera de este servicio.',
    ],
    terms: [
      'Para viajar mañana, reserva antes de las 15:00, hora del resort. Para viajar hoy, llámanos, por favor.',
      'Los niños de 4 años en adelante, y los menores que necesiten silla, pagan la tarifa completa.',
      isPrivate
        ? operation === 1
          ? 'El precio es por vehículo. La tarifa de viaje redondo aplica aunque uses un solo trayecto.'
          : 'El precio es por vehículo, sin importar cuántos viajen.'
        : 'El precio es por pasajero. La camioneta puede hacer paradas en otros resorts.',
      `${meetingWords.es.waitsAsConfirmed[goesToResort(facts) ? 'arrival' : 'departure']} Si necesitas más tiempo, llámanos.`,
      ...(goesToAirport(facts)
        ? ['Para tu salida, llega al lobby 10 minutos antes de la hora en que pasamos por ti.']
        : []),
      'Los precios pueden cambiar hasta que reserves. El precio que confirmas es el que pagas.',
      'Nuestra oficina atiende todos los días de 8:00 a 20:00, hora del resort.',
    ],
    policies: [
      'Puedes cambiar un viaje en línea hasta 4 días (96 horas) antes. Después, danos tus nuevos datos por teléfono, por favor.',
      'Puedes cancelar hasta 5 horas antes de un viaje. Dentro de las últimas 5 horas no se aceptan ni se reembolsan cambios o cancelaciones.',
      ...(isPrivate && operation === 1
        ? [
            'Un viaje redondo privado se reembolsa al cancelar ambos trayectos; cancelar uno solo no genera reembolso.',
          ]
        : []),
      'Si no te presentas y no nos avisas, el viaje se cobra completo.',
    ],
  };
}
