import type { exchangeRates } from './exchange-rates.ts';
import type { WordsOf } from './words.ts';

export const exchangeRatesWords = {
  en: {
    one: 'exchange rate',
    many: 'exchange rates',
    lead: 'Value of one dollar. Guests see pesos before they pay, and are charged in dollars.',
    noneText: 'Guests see prices in dollars only. Add a rate to show them in pesos too.',
    newLead: 'A rate is in force from its day until the next one begins.',
    columns: { currency: 'Currency', day: 'From', rate: 'For one dollar' },
    labels: { rate: 'Units for one dollar', active: 'Active: guests see it' },
    hints: { currency: 'Three letters, like MXN.' },
  },
  es: {
    one: 'tipo de cambio',
    many: 'tipos de cambio',
    gender: 'm',
    lead: 'Valor de un dólar. Los huéspedes ven pesos antes de pagar; el cobro es en dólares.',
    noneText: 'Los huéspedes solo ven precios en dólares. Agrega un tipo de cambio para mostrarlos en pesos.',
    newLead: 'Un tipo de cambio está vigente desde su día hasta que empieza el siguiente.',
    columns: { currency: 'Moneda', day: 'Desde', rate: 'Por un dólar' },
    labels: { rate: 'Unidades por un dólar', active: 'Activo: los huéspedes lo ven' },
    hints: { currency: 'Tres letras, como MXN.' },
  },
} satisfies WordsOf<typeof exchangeRates>;
