import type { components as english } from '../en/components.ts';

export const components = {
  optional: '(opcional)',
  close: 'Cerrar',
  call: (phone: string) => `Llamar al ${phone}`,
  loading: 'Un momento…',
  language: 'Idioma',
  theme: { light: 'Cambiar al tema claro', dark: 'Cambiar al tema oscuro' },
  errorSummary: {
    done: 'Todo listo.',
    title: (count: number) => (count === 1 ? 'Por favor revisa 1 dato' : `Por favor revisa ${count} datos`),
  },
  oldAndNew: { before: 'Antes', now: 'Ahora' },
  counter: {
    less: (label: string) => `Uno menos: ${label}`,
    more: (label: string) => `Uno más: ${label}`,
  },
  characters: (left: number) => {
    if (left < 0) return left === -1 ? 'Sobra 1 carácter' : `Sobran ${-left} caracteres`;
    if (left === 0) return 'Llegaste al límite de caracteres';
    return left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`;
  },
  calendar: { open: (label: string) => `Calendario: ${label}` },
  segments: {
    names: { day: 'Día', month: 'Mes', year: 'Año', hour: 'Hora', minute: 'Minuto' },
    placeholders: { day: 'DD', month: 'MM', year: 'AAAA', hour: 'hh', minute: 'mm' },
    half: 'a. m. o p. m.',
  },
  comboBox: {
    found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    nothing: 'Sin resultados. Prueba con el código.',
  },
  phone: { country: 'País del teléfono' },
  progress: {
    name: 'Tu avance',
    stepOf: (step: number, steps: number) => `Paso ${step} de ${steps}`,
    done: '(listo, volver a este paso)',
  },
} satisfies typeof english;
