import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  drop: 'Suelta aquí una imagen o elígela.',
  choose: 'Elegir una imagen',
  kinds: 'JPEG, PNG, WebP o AVIF, de hasta 10 MB.',
  part: 'Parte que se usa',
  cropHint:
    'Arrastra el marco para moverlo y su esquina para cambiar su tamaño. Con el teclado: las flechas lo mueven, más y menos cambian su tamaño.',
  smaller: 'Parte más chica',
  larger: 'Parte más grande',
  pixels: (width, height) => `${width} × ${height} píxeles`,
  altEn: 'Descripción en inglés',
  altEs: 'Descripción en español',
  altHint: 'Una frase corta. La leen los lectores de pantalla.',
  upload: 'Subir la imagen',
  uploading: 'Subiendo…',
  cancel: 'Cancelar',
  progress: 'Subida',
  sending: 'Enviando la imagen…',
  working: 'Preparando sus tamaños. Tarda unos segundos…',
  kept: 'La imagen ya se subió. Guarda el formulario para usarla.',
  replace: 'Reemplazar',
  remove: 'Quitar',
  removed: 'Quitaste la imagen. Guarda el formulario para dejarlo así.',
  loading: 'Cargando la imagen…',
  notFound: 'No pudimos cargar esta imagen.',
  unanswered: 'La subida se interrumpió. Revisa tu conexión e inténtalo de nuevo.',
  refusals: {
    'upload.too_large': 'Este archivo pesa más de 10 MB. Elige uno más ligero.',
    'picture.kind':
      'No podemos usar este tipo de archivo. Elige un JPEG, PNG, WebP o AVIF; una foto HEIC de iPhone primero hay que guardarla como JPEG.',
    'picture.animated': 'Esta imagen es animada. Elige una fija.',
    'picture.too_many_pixels': 'Esta imagen tiene más de 24 megapíxeles. Redúcela primero.',
    'picture.too_small': 'Esta imagen es muy pequeña: necesita al menos 640 por 400 píxeles.',
    'picture.broken': 'Este archivo está dañado. Ábrelo, guárdalo otra vez e inténtalo de nuevo.',
  },
} satisfies typeof english;
