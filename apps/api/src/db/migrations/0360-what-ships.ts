import { type QueryExecutorProvider, sql } from 'kysely';
import { airlineLines } from './airline-lines.ts';

/** Currency of each country, ISO 4217; from the npm package country-to-currency 3.0.1 (MIT). */
const currencyLines = `
  AED AE; AFN AF; ALL AL; AMD AM; AOA AO; ARS AR; AUD AU CC CX KI NF NR TV; AWG AW; AZN AZ; BAM BA; BBD BB; BDT BD; BHD BH; BIF BI; BMD BM; BND BN;
  BOB BO; BRL BR; BSD BS; BTN BT; BWP BW; BYN BY; BZD BZ; CAD CA; CDF CD; CHF CH LI; CLP CL; CNY CN; COP CO; CRC CR; CUP CU; CVE CV; CZK CZ; DJF DJ;
  DKK DK FO GL; DOP DO; DZD DZ; EGP EG; ERN ER; ETB ET;
  EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT; FJD FJ; FKP FK; GBP GB GG IM JE;
  GEL GE; GHS GH; GIP GI; GMD GM; GNF GN; GTQ GT; GYD GY; HKD HK; HNL HN; HTG HT; HUF HU; IDR ID; ILS IL PS; INR IN; IQD IQ; IRR IR; ISK IS; JMD JM;
  JOD JO; JPY JP; KES KE; KGS KG; KHR KH; KMF KM; KPW KP; KRW KR; KWD KW; KYD KY; KZT KZ; LAK LA; LBP LB; LKR LK; LRD LR; LSL LS; LYD LY; MAD EH MA;
  MDL MD; MGA MG; MKD MK; MMK MM; MNT MN; MOP MO; MRU MR; MUR MU; MVR MV; MWK MW; MXN MX; MYR MY; MZN MZ; NAD NA; NGN NG; NIO NI; NOK NO SJ; NPR NP;
  NZD CK NU NZ TK; OMR OM; PAB PA; PEN PE; PGK PG; PHP PH; PKR PK; PLN PL; PYG PY; QAR QA; RON RO; RSD RS; RUB RU; RWF RW; SAR SA; SBD SB; SCR SC;
  SDG SD; SEK SE; SGD SG; SHP AC SH TA; SLE SL; SOS SO; SRD SR; SSP SS; STN ST; SYP SY; SZL SZ; THB TH; TJS TJ; TMT TM; TND TN; TOP TO; TRY TR; TTD TT;
  TWD TW; TZS TZ; UAH UA; UGX UG; USD AS BQ EC FM GU IO MH MP PR PW SV TC TL US VG VI; UYU UY; UZS UZ; VES VE; VND VN; VUV VU; WST WS;
  XAF CF CG CM GA GQ TD; XCD AG AI DM GD KN LC MS VC; XCG CW SX; XOF BF BJ CI GW ML NE SN TG; XPF NC PF WF; YER YE; ZAR ZA; ZMW ZM; ZWG ZW`;

const currencies: readonly (readonly [country: string, currency: string])[] = currencyLines
  .trim()
  .split(/;\s+/)
  .flatMap((line) => {
    const [currency = '', ...countries] = line.split(' ');
    return countries.map((country) => [country, currency] as const);
  });

const airlines = airlineLines
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/**
 * A new database knows what is the same for everybody, and no company of its own: whoever sells says its legal name. Anything that staff or
 * the group have entered stays.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const column = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => row[at] ?? '');
  const isNew = sql`not exists (select from property) and not exists (select from coupon)`;
  await sql`insert into airline (iata_code, icao_code, name)
    select * from unnest(${column(airlines, 0)}::text[], ${column(airlines, 1)}::text[], ${column(airlines, 2)}::text[]) as known
    where ${isNew} on conflict (iata_code) do nothing`.execute(db);
  await sql`update country set currency = known.currency
    from unnest(${column(currencies, 0)}::text[], ${column(currencies, 1)}::text[]) as known (code, currency)
    where country.code = known.code and country.currency = '' and ${isNew}`.execute(db);
  await sql`update society set legal_name = '' where legal_name = code and updated_by is null and not exists (select from coupon)`.execute(
    db,
  );
}
