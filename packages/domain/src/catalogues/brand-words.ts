import type { brand } from './brand.ts';
import type { WordsOf } from './words.ts';

export const brandWords = {
  en: {
    one: 'brand',
    many: 'brands',
    lead: 'Name, colors, phones and links that guests see. The newest brand in use counts.',
    noneText: 'Guests see the product under its own name. Add your brand.',
    columns: {
      name: 'Name',
      logo_id: 'Logo',
      accent_light: 'Accent (light pages)',
      accent_dark: 'Accent (dark pages)',
      deep_light: 'Footer (light pages)',
      deep_dark: 'Footer (dark pages)',
      email: 'Email',
      phones: 'Phones',
      websites: 'Our websites',
      resources: 'Good to know',
      foundation: 'Foundation',
    },
    heads: { accent_light: 'Colors' },
    empties: { accent_light: 'Default' },
    labels: { active: 'In use: guests see it' },
    hints: {
      logo_id:
        'Shown on pages in place of the name, on light and dark backgrounds: use a transparent image. Emails and documents show the name.',
      accent_light: 'Links and buttons, like #0b5fa5. Leave it empty for ours.',
      accent_dark: 'A lighter one, like #8ec5ff. Leave it empty for ours.',
      deep_light:
        'Background of light text, also at the top of emails and documents. Leave it empty for ours.',
      phones: 'One per line: country | in English | in Spanish | number.',
      websites: 'One per line: in English | in Spanish | address.',
      resources: 'Add | terms or | privacy to a link that guests accept when they send a question.',
    },
    flags: { active: { yes: 'In use', no: 'Prepared' } },
    sections: { colours: 'Colors', contact: 'Contact', links: 'Links at the end of pages' },
    issues: {
      'brand.too_light': 'This color can’t be read well on our light pages. Choose a darker one.',
      'brand.too_dark': 'This color can’t be read well on our dark pages. Choose a lighter one.',
      'brand.deep_too_light': 'Light text can’t be read well on this color. Choose a darker one.',
    },
  },
  es: {
    one: 'marca',
    many: 'marcas',
    gender: 'f',
    lead: 'Nombre, colores, teléfonos y enlaces que ven los huéspedes. Cuenta la marca en uso más nueva.',
    noneText: 'Los huéspedes ven el producto con su propio nombre. Agrega tu marca.',
    columns: {
      name: 'Nombre',
      logo_id: 'Logotipo',
      accent_light: 'Acento (páginas claras)',
      accent_dark: 'Acento (páginas oscuras)',
      deep_light: 'Pie (páginas claras)',
      deep_dark: 'Pie (páginas oscuras)',
      email: 'Correo',
      phones: 'Teléfonos',
      websites: 'Nuestros sitios',
      resources: 'Información útil',
      foundation: 'Fundación',
    },
    heads: { accent_light: 'Colores' },
    empties: { accent_light: 'Predeterminados' },
    labels: { active: 'En uso: los huéspedes la ven' },
    hints: {
      logo_id:
        'Se muestra en las páginas en lugar del nombre, sobre fondos claros y oscuros: usa una imagen transparente. Los correos y documentos muestran el nombre.',
      accent_light: 'Enlaces y botones, como #0b5fa5. Déjalo vacío para el nuestro.',
      accent_dark: 'Uno más claro, como #8ec5ff. Déjalo vacío para el nuestro.',
      deep_light:
        'Fondo de texto claro, también arriba en correos y documentos. Déjalo vacío para el nuestro.',
      phones: 'Uno por línea: país | en inglés | en español | número.',
      websites: 'Uno por línea: en inglés | en español | dirección.',
      resources: 'Agrega | terms o | privacy a un enlace que los huéspedes aceptan al enviar una pregunta.',
    },
    flags: { active: { yes: 'En uso', no: 'Preparada' } },
    sections: { colours: 'Colores', contact: 'Contacto', links: 'Enlaces al final de las páginas' },
    issues: {
      'brand.too_light': 'Este color no se lee bien en nuestras páginas claras. Elige uno más oscuro.',
      'brand.too_dark': 'Este color no se lee bien en nuestras páginas oscuras. Elige uno más claro.',
      'brand.deep_too_light': 'El texto claro no se lee bien sobre este color. Elige uno más oscuro.',
    },
  },
} satisfies WordsOf<typeof brand>;
