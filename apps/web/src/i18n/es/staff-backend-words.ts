/** The server's words about answers of the group's systems, in Spanish: kinds of values, and subjects of records. */
const words: Readonly<Record<string, string>> = {
  nothing: 'nada',
  none: 'ninguno',
  others: 'otras',
  yes: 'sí',
  no: 'no',
  null: 'null',
  text: 'un texto',
  'no sheet': 'ninguna ficha',
  'no JSON': 'sin JSON',
  'another number': 'otro número',
  '1 or 0': '1 o 0',
  '1, or a word for active': '1, o una palabra de activo',
  'USD, or the number of a currency': 'USD, o el número de una moneda',
  'USD, or the number of USD_CURRENCY_ID': 'USD, o el número de USD_CURRENCY_ID',
  'USD, or USD_CURRENCY_ID set to their number of it': 'USD, o USD_CURRENCY_ID con su número',
  'one number, taken for USD': 'un solo número, que se toma por USD',
  'a code of two or three signs': 'un código de dos o tres signos',
  'a code of none': 'un código de ninguno',
  'a confirmation number': 'un número de confirmación',
  'a country of two letters': 'un país de dos letras',
  'a day': 'un día',
  'a direction': 'un sentido',
  'a list': 'una lista',
  'a list of names': 'una lista de nombres',
  'a number': 'un número',
  'a number above 0': 'un número mayor que 0',
  'a boolean': 'un sí o no',
  'a string': 'un texto',
  'a record': 'un registro',
  'a record, not a refusal': 'un registro, no un rechazo',
  'an empty record': 'un registro vacío',
  'an object': 'un objeto',
  'an empty object': 'un objeto vacío',
  'an empty text': 'un texto vacío',
  'a short text': 'un texto corto',
  'a state of a stay': 'un estado de estancia',
  'a state of a ride': 'un estado de traslado',
  'a state of a booking': 'un estado de reservación',
  'a time': 'una hora',
  'a token': 'un token',
  'a validity that begins before it ends': 'una vigencia que empieza antes de terminar',
  'a word that it was done': 'una palabra de que se hizo',
  'a word that it was taken': 'una palabra de que se recibió',
  'an IATA code': 'un código IATA',
  'an address': 'una dirección',
  'an amount': 'un monto',
  'an answer without {data}': 'una respuesta sin {data}',
  'an answer, not a refusal': 'una respuesta, no un rechazo',
  'an instant with its offset': 'un instante con su desfase',
  'text, or a record with a description': 'un texto, o un registro con descripción',
  'the number of a group': 'el número de un grupo',
  'the number of a resort': 'el número de un hotel',
  'the number that was asked for': 'el número que se pidió',
  'yes or no': 'sí o no',
  'yes or no: which way it goes': 'sí o no: en qué sentido va',
  'yes, as the list that names it': 'sí, como la lista que lo nombra',
  'no, as the list that names it': 'no, como la lista que lo nombra',
  'both: it is a round trip': 'las dos: es viaje redondo',
  'one list that names it': 'una sola lista que lo nombre',
  'rows that can stand together': 'registros que no se contradigan',
  'an airport that serves it, and whose time zone is known':
    'un aeropuerto que lo atienda y cuya zona horaria se conozca',
  'an airport whose time zone and minutes to the exit are known':
    'un aeropuerto cuya zona horaria y minutos a la salida se conozcan',
  'a sheet that names who drives': 'una ficha que diga quién conduce',
  'a phone and a mail address: no list tells them, so staff write them':
    'un teléfono y un correo: ninguna lista los dice, los escribe el personal',
  'where guests find us, in both languages: no list tells it, so staff write it':
    'dónde nos encuentran los huéspedes, en los dos idiomas: ninguna lista lo dice, lo escribe el personal',
  'all sheets': 'todas las fichas',
  '(answer)': '(respuesta)',
  '(rows)': '(registros)',
  'meeting point': 'punto de encuentro',
  'phone, email': 'teléfono, correo',
};

const patterns: readonly (readonly [RegExp, string])[] = [
  [/^a list of (\d+)$/, 'una lista de $1'],
  [/^a text of (\d+)$/, 'un texto de $1'],
  [/^a record of (\d+) fields?$/, 'un registro de $1 campos'],
  [/^a whole number from (-?\d+) to (\d+)$/, 'un número entero de $1 a $2'],
  [/^hotel (.+)$/, 'hotel $1'],
  [/^airports? (.+)$/, 'aeropuerto $1'],
  [/^service (\S+) at (\S+)$/, 'servicio $1 en $2'],
  [/^segment (\S+) at (\S+)$/, 'segmento $1 en $2'],
];

/** A phrase of the server; an unknown one stays as it is. */
export function sayInSpanish(phrase: string): string {
  const wrapped = /^\{data: (.+)\}$/.exec(phrase)?.[1];
  if (wrapped !== undefined) return `{data: ${sayInSpanish(wrapped)}}`;
  const known = words[phrase];
  if (known !== undefined) return known;
  const fitting = patterns.find(([pattern]) => pattern.test(phrase));
  return fitting ? phrase.replace(fitting[0], fitting[1]) : phrase;
}
