import type { booked as english } from '../en/booked.ts';

export const booked = {
  title: 'Ya tienes un traslado',
  titleOther: 'El huésped principal ya lo reservó',
  ways: { arrival: 'Llegada, del aeropuerto al resort', departure: 'Salida, del resort al aeropuerto' },
  times: {
    arrival: (time, city) => `Aterrizas a las ${time}, hora de ${city}`,
    departure: (time, city) => `Te recogemos a las ${time}, hora de ${city}`,
  },
  number: (id) => `Reservación ${id}`,
  text: '¿Necesitas cambiarlo o cancelarlo? Puedes hacerlo sin volver a reservar.',
  textOther: 'Ya estás en esa reservación. Solo el huésped principal puede cambiarla o cancelarla.',
  manage: 'Administrar mi traslado',
  see: 'Ver mi traslado',
  bookFree: { arrival: 'Reservar mi llegada', departure: 'Reservar mi salida' },
  additional: 'Reservar otro vehículo para el mismo grupo',
  underWay: {
    title: 'Tu pago está en proceso',
    text: 'Por favor no pagues otra vez. En unos minutos consulta el resultado en Mi transportación.',
    close: 'Voy a esperar',
  },
} satisfies typeof english;
