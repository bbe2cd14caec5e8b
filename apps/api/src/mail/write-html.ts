import type { Language } from '@traslado/domain/language';
import type { Row } from '../letter/booking-words.ts';
import { localeOf, type Palette, paletteOf } from '../letter/facts.ts';
import type { RideWords } from '../letter/ride.ts';
import { wordingOf } from '../letter/wording.ts';
import { type Html, html, safeHref } from './html.ts';
import { logoImage } from './logo-image.ts';
import type { Composition, LetterFrame, Part } from './parts.ts';

/** Mail programs know neither our fonts nor style sheets: everything is set inline, with fonts of every system. */
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The letter as a mail program shows it: 600 px wide, in tables. It fetches nothing: the logo comes with the mail. */
export function writeHtml({ subject, preview, headline, parts }: Composition, frame: LetterFrame): string {
  const { brand, language } = frame;
  const ink = paletteOf(brand);
  const t = wordingOf(language);
  return html`<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${ink.page};color:${ink.ink};font-family:${sans};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ink.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${ink.surface};border-radius:16px;overflow:hidden">
<tr><td style="background:${ink.lagoon};padding:28px 24px 30px">
<div style="color:${ink.onLagoonSoft};font-size:15px;font-weight:bold">${brand.logo ? logoImage(brand.name) : brand.name}</div>
<h1 style="margin:10px 0 0;color:${ink.onLagoon};font-size:30px;line-height:1.1;letter-spacing:-0.5px">${headline}</h1>
</td></tr>
<tr><td style="padding:26px 24px 12px">${parts.map((part) => writePart(part, ink, language))}</td></tr>
<tr><td style="border-top:1px solid ${ink.line};padding:18px 24px;color:${ink.soft};font-size:14px">
<strong style="color:${ink.ink}">${t.help}</strong> ${helpLinks(frame, ink)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

/** The available ways to reach us. */
function helpLinks({ brand, language, phone }: LetterFrame, ink: Palette): Html {
  const link = (href: string, text: string): Html =>
    html`<a href="${safeHref(href)}" style="color:${ink.soft}">${text}</a>`;
  const call = phone && link(`tel:${phone.replace(/[^\d+]/g, '')}`, wordingOf(language).call(phone));
  const write = brand.email && link(`mailto:${brand.email}`, brand.email);
  return html`${call}${call && write && ' · '}${write}`;
}

function writePart(part: Part, ink: Palette, language: Language): Html {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 18px;white-space:pre-line">${part.text}</p>`;
    case 'number':
      return html`<p style="margin:0 0 20px"><span style="display:block;color:${ink.soft};font-size:14px;font-weight:bold">${part.label}</span><span style="display:block;font-family:${sans};font-size:28px;font-weight:bold;letter-spacing:2px;line-height:1.25">${part.value}</span><span style="display:block;color:${ink.soft}">${part.detail}</span></p>`;
    case 'ride':
      return writeRide(part.ride, ink, language);
    case 'rows':
      return html`${title(part.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${part.rows.map(
        (row) => writeRow(row, `color:${ink.soft}`, ''),
      )}${(part.totals ?? []).map((row, index) =>
        index === 0
          ? writeRow(row, 'font-weight:bold', `border-top:2px solid ${ink.ink};padding-top:8px;`)
          : writeRow(row, `color:${ink.soft}`, ''),
      )}</table>`;
    case 'entries':
      return html`${title(part.title)}${part.rows.map(
        (row) =>
          html`<p style="margin:0 0 8px"><strong>${row.label}</strong><span style="display:block;color:${ink.soft}">${row.value}</span></p>`,
      )}<div style="height:12px"></div>`;
    case 'note':
      return html`${title(part.title)}<p style="margin:0 0 20px;color:${ink.soft};white-space:pre-line">${part.text}</p>`;
    case 'points':
      return html`${title(part.title)}<ul style="margin:0 0 20px;padding:0 0 0 20px;color:${ink.soft};font-size:15px">${part.items.map(
        (item) => html`<li style="margin:0 0 4px">${item}</li>`,
      )}</ul>`;
    case 'button':
      return html`<p style="margin:4px 0 24px"><a href="${safeHref(part.href)}" style="display:inline-block;background:${ink.accent};color:#ffffff;font-weight:bold;text-decoration:none;padding:14px 26px;border-radius:26px">${part.label}</a></p>`;
  }
}

/** A label and its amount, which is never broken over two lines. */
const writeRow = (row: Row, label: string, both: string): Html =>
  html`<tr><td style="padding:4px 16px 4px 0;vertical-align:top;${both}${label}">${row.label}</td><td align="right" style="padding:4px 0;vertical-align:top;white-space:nowrap;${both}${label}">${row.value}</td></tr>`;

const title = (text: string): Html =>
  html`<h2 style="margin:0 0 6px;font-size:18px;line-height:1.25">${text}</h2>`;

function writeRide(ride: RideWords, ink: Palette, language: Language): Html {
  const t = wordingOf(language);
  const { warning, notes } = ride;
  const row = (label: string, strong: string, soft: string): Html =>
    html`<p style="margin:12px 0 0"><span style="display:block;color:${ink.soft};font-size:14px;font-weight:bold">${label}</span><strong>${strong}</strong>${soft !== '' && html`<span style="display:block;color:${ink.soft}">${soft}</span>`}</p>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border:1px solid ${ink.line};border-radius:12px;border-collapse:separate">
<tr><td style="background:${ink.page};padding:18px;border-bottom:2px dashed ${ink.line};border-radius:12px 12px 0 0">
<div style="color:${ink.accent};font-weight:bold">${ride.cancelled ? `${ride.name} · ${t.cancelledLeg}` : ride.name}</div>
<div style="font-size:38px;font-weight:bold;line-height:1.15;letter-spacing:-1px${ride.cancelled && ';text-decoration:line-through'}">${ride.time}</div>
<div style="color:${ink.soft}">${ride.zone}</div>
<div style="margin-top:6px;font-weight:bold">${ride.date}</div>
</td></tr>
<tr><td style="padding:18px 18px 20px">
<strong style="font-size:17px">${ride.from}<br><span style="color:${ink.accent}">→</span> ${ride.to}</strong>
${warning !== undefined && html`<p style="margin:12px 0 0;padding:10px 12px;border-radius:8px;background:${ink.accentWash};color:${ink.accent};font-weight:bold">${warning}</p>`}
${row(ride.direction === 'arrival' && !ride.cancelled ? t.findDriver : t.pickUpPlace, ride.place, ride.placeDetail)}
${row(t.flight, ride.flight, ride.flightMoment)}
${notes.length > 0 && html`<p style="margin:12px 0 0;color:${ink.soft}">${notes.join(' ')}</p>`}
</td></tr></table>`;
}
