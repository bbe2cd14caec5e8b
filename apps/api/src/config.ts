import { z } from 'zod';
import { channelSettings } from './channel-settings.ts';
import { troublesBetweenSettings } from './check-config.ts';
import {
  databaseAddress,
  deedWords,
  httpAddress,
  mailSender,
  proxyList,
  smtpAddress,
  stripeKey,
  wholeNumber,
  wordsOfIssue,
} from './setting-shapes.ts';
import { StartError } from './start-error.ts';
import { type AccountSettings, readAccounts } from './stripe-accounts.ts';

/** Everything that can be set from outside, read once at start. docs/operating.md has these descriptions; a test compares them. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  DATA_DIR: z.string().default('data').describe('Folder of the embedded PostgreSQL and its secrets'),
  PICTURES_DIR: z
    .string()
    .optional()
    .describe('Folder of uploaded pictures, shared by all processes; pictures inside DATA_DIR when empty'),
  AUDIT_ANCHORS: z
    .string()
    .optional()
    .describe('File that keeps where the audit ended each day; audit-anchors.txt inside DATA_DIR when empty'),
  ERASED_LIST: z
    .string()
    .optional()
    .describe('File that keeps hashes of erased bookings; erased-bookings.txt inside DATA_DIR when empty'),
  DATABASE_URL: databaseAddress().optional().describe('PostgreSQL 15 or newer; the embedded one when empty'),
  EMBEDDED_DATABASE: z.enum(['yes']).optional().describe('yes: production runs on the embedded database'),
  DATABASE_OWNER_URL: databaseAddress()
    .optional()
    .describe(
      'The same database with the user that owns its tables and migrates them; one user does both when empty',
    ),
  DATABASE_READ_URL: databaseAddress()
    .optional()
    .describe('A standby of DATABASE_URL, which reports, lists of bookings and the audit are read from'),
  DATABASE_WAIT_S: wholeNumber(0, 3_600)
    .default(60)
    .describe('Longest wait of a start for a database that is away, starting or being migrated, seconds'),
  DATABASE_POOL: wholeNumber(2, 200).default(10).describe('Most connections of one process'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('production turns demo and development pages off, and takes real money only'),
  PUBLIC_URL: httpAddress()
    .optional()
    .describe(
      'Address that guests see, used in letters; http://localhost:PORT when empty, needed in production',
    ),
  TRUSTED_PROXIES: proxyList()
    .default('')
    .describe('Comma-separated proxies whose X-Forwarded-For is believed'),
  TOKEN_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs session tokens; made and kept in the database when empty'),
  SYSTEM_USER: z.string().default('web').describe('User name of the system log-in'),
  STAFF_PASSWORDS: z
    .enum(['long', 'classes'])
    .default('long')
    .describe('What passwords of staff need: long, 12 characters; classes, 5 with one of each kind'),
  STAFF_TOTP: z
    .string()
    .regex(/^[a-z0-9_, -]*$/, 'names of roles with commas between them')
    .default('')
    .describe(
      'Roles that need a second factor to do anything, with commas: finance,administrator; nobody when empty',
    ),
  OIDC_ISSUER_URL: httpAddress()
    .optional()
    .describe(
      "The group's identity service, by OpenID Connect: staff sign in there; accounts of our own when empty",
    ),
  OIDC_CLIENT_ID: z.string().optional().describe('Client ID that the service gave us'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('The secret it gave us; a public client when empty'),
  OIDC_NAME: z
    .string()
    .optional()
    .describe('What staff call that service, for the button; its host name when empty'),
  OIDC_SCOPES: z
    .string()
    .regex(/^openid( |$)/, { error: 'begins with openid' })
    .default('openid profile email')
    .describe('What is asked of it'),
  OIDC_ROLES_CLAIM: z
    .string()
    .min(1)
    .default('roles')
    .describe('Claim that carries roles or groups: its name, or the way to it as in realm_access.roles'),
  OIDC_ROLES: z
    .string()
    .default('')
    .describe(
      'Our roles for theirs, as Front desk=concierge;Money=finance; theirs are named as ours when empty',
    ),
  OIDC_OWN_ACCOUNTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether accounts of our own still open beside that service'),
  SMTP_URL: smtpAddress()
    .optional()
    .describe('smtp://user:password@host:port; letters are kept in the database when empty'),
  MAIL_FROM: mailSender()
    .optional()
    .describe('Sender of the letters, as Desk <desk@example.com>; the brand with its own address when empty'),
  PAYMENTS: z
    .enum(['sandbox'])
    .optional()
    .describe('sandbox: no card is charged, and every page says so; the only way to it in production'),
  STRIPE_SECRET_KEY: stripeKey('sk_', 'rk_')
    .optional()
    .describe('Turns Stripe on, with the next two; the sandbox gateway when empty, needed in production'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk_').optional().describe('Goes to the card frame'),
  STRIPE_WEBHOOK_SECRET: stripeKey('whsec_').optional().describe('Signs the webhooks of Stripe'),
  STRIPE_WALLETS: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('Apple Pay, Google Pay and Link above the card'),
  STRIPE_API_URL: httpAddress().optional().describe('Another host for Stripe, for an emulator'),
  SANDBOX_GATEWAY_URL: httpAddress().optional().describe('A sandbox gateway running as a process of its own'),
  SANDBOX_GATEWAY_SECRET: z.string().min(16).optional().describe('Secret key shared with that process'),
  AUTH_API_URL: httpAddress()
    .optional()
    .describe(
      "The group's sign-in: gives the token for its other systems; they are called without one when empty",
    ),
  AUTH_API_USER: z.string().default('web').describe('User name we sign in with'),
  MOBILE_API_URL: httpAddress()
    .optional()
    .describe("The group's mobile API: stays and resorts; tables of our own when empty"),
  RESERVATIONS_API_URL: httpAddress()
    .optional()
    .describe("The group's reservation system: related stays; the address of MOBILE_API_URL when empty"),
  SISTUR_API_URL: httpAddress()
    .optional()
    .describe("The group's service sheets; tables of our own when empty"),
  OPERATIONS_API_URL: httpAddress()
    .optional()
    .describe("The group's operations: services for sale, restrictions, recipients; our own when empty"),
  PROXY_API_URL: httpAddress()
    .optional()
    .describe('The proxy that mails a confirmation letter a guest asks for; ours when empty'),
  GEO_API_URL: httpAddress()
    .optional()
    .describe("The group's look-up of addresses; GEOIP_DATABASE when empty"),
  EXCHANGE_RATE_API_URL: httpAddress()
    .optional()
    .describe("The group's rate of the day; our own table when empty"),
  FLIGHTS_API_URL: httpAddress()
    .optional()
    .describe("The group's flights and airlines; our own schedule when empty"),
  FLIGHT_STATUS: z
    .enum(['sandbox', 'aeroapi', 'aerodatabox', 'off'])
    .optional()
    .describe(
      'Who tells what flights really do: sandbox, aeroapi (FlightAware), aerodatabox (by RapidAPI), or off; sandbox when empty, in production off',
    ),
  FLIGHT_STATUS_URL: httpAddress().optional().describe('Another address for that feed, for a stand-in'),
  FLIGHT_STATUS_KEY: z.string().optional().describe('Key that the feed gave us'),
  FLIGHT_STATUS_SECRET: z
    .string()
    .min(20)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('Secret in the address that the feed sends its own messages to; none are asked for when empty'),
  FLIGHT_STATUS_CALLS_A_DAY: wholeNumber(1, 1_000_000)
    .optional()
    .describe('Most questions to it in a day, the nearest flights first; no limit when empty'),
  ...channelSettings,
  TRANSFERS_API_URL: httpAddress()
    .optional()
    .describe(
      "The group's transfers backend, which then sells, charges, changes and cancels; ours when empty",
    ),
  USD_CURRENCY_ID: wholeNumber(1, 2_147_483_647)
    .optional()
    .describe("The number of US dollars in the group's sheets; the only one that they use when empty"),
  CONFIRMATIONS: z
    .enum(['group', 'ours'])
    .default('group')
    .describe('Who mails confirmations of what TRANSFERS_API_URL sells: group, or ours'),
  TRANSFERS_CONFIRMED_MEANS_PAID: z
    .enum(['after_payment', 'no'])
    .default('after_payment')
    .describe(
      'Whether a record of TRANSFERS_API_URL that turns from pending to confirmed after a payment says that it was paid: after_payment, or no',
    ),
  TRANSFERS_UNLISTED_AIRLINE: z
    .enum(['refused', 'left_out'])
    .default('refused')
    .describe(
      'A flight of an airline that the group has no number for: refused, or left_out, sold without airline_id',
    ),
  TRANSFERS_WORDS: deedWords()
    .default('')
    .describe(
      'More words in the answers of TRANSFERS_API_URL, as LISTO=yes;RECHAZO=no;EN CURSO=unreadable; see docs/backends.md',
    ),
  BACKEND_TIMEOUT_MS: wholeNumber(200, 20_000)
    .default(6_000)
    .describe("Longest wait for an answer of one of the group's systems, all tries together"),
  CATALOGUE_REFRESH_S: wholeNumber(1, 86_400)
    .default(600)
    .describe("How often the group's catalogue is read again, seconds"),
  GEOIP_DATABASE: z.string().optional().describe('Path of an mmdb file; look-ups answer null when empty'),
  DOCS: z
    .enum(['on', 'off'])
    .optional()
    .describe('Whether /docs shows the calls to anybody; on outside production when empty'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .describe('Least level that is logged; info in production, warn otherwise'),
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('Port of the metrics, for Prometheus; they are off when empty'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress().optional().describe('Collector of traces, by OTLP over HTTP'),
  SHED_IN_FLIGHT: wholeNumber(1, 100_000)
    .default(250)
    .describe('Most requests of one kind under way at once; more are told to come back'),
  SHED_DELAY_MS: wholeNumber(10, 60_000)
    .default(100)
    .describe(
      'Delay of the event loop from which calls are told to come back; payments at four times as much',
    ),
  KEEP_RIDES_DAYS: wholeNumber(1, 36_500)
    .default(90)
    .describe(
      "Days after a booking's last ride on which its flights, notes, phone and letters are forgotten",
    ),
  KEEP_MESSAGES_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe("Days after which guests' messages are forgotten, but for those that wait for an answer"),
  DEMO_SALES: wholeNumber(0, 1_000_000)
    .default(10_000)
    .describe('Sales of the past two years that npm run demo makes; a first start makes a tenth of them'),
  TRASLADO_NOW: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Instant from which the clock runs; development and tests only'),
  TRASLADO_FAILPOINT: z.string().optional().describe('Ends the process at a named place; tests only'),
  TRASLADO_WORKER: z.enum(['on', 'off']).default('on').describe('Whether this process also does queued work'),
});

/** Each setting with its default, undefined without one, and its purpose. */
export const settings = Object.entries(environment.shape).map(([name, shape]) => ({
  name,
  value: shape.safeParse(undefined).data,
  says: shape.description,
}));

type Settings = z.output<typeof environment>;

export type Config = Omit<Settings, 'LOG_LEVEL'> & {
  readonly LOG_LEVEL: string;
  readonly demo: boolean;
  readonly docs: boolean;
  readonly publicUrl: string;
  /** Every page says that no card is charged. */
  readonly tellsOfSandbox: boolean;
  /** Accounts of merchants, by the name of the setting with their key. */
  readonly stripeAccounts: ReadonlyMap<string, AccountSettings>;
};

/** Settings are wrong or missing: one line each, all of them at once. */
export class ConfigError extends StartError {}

/** Reads the configuration. Throws ConfigError with one line for each wrong or missing setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const read = environment.safeParse(given, { error: wordsOfIssue });
  const troubles = [
    ...(read.error?.issues ?? []).map((issue) => ({ setting: issue.path.join('.'), says: issue.message })),
    ...troublesBetweenSettings(given),
  ];
  if (!read.success || troubles.length > 0)
    throw new ConfigError(troubles.map(({ setting, says }) => `${setting}: ${says}`).join('\n'));
  const config = read.data;
  const production = config.NODE_ENV === 'production';
  return {
    ...config,
    LOG_LEVEL: config.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: !production,
    docs: config.DOCS === undefined ? !production : config.DOCS === 'on',
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    tellsOfSandbox: config.PAYMENTS === 'sandbox',
    stripeAccounts: readAccounts(given),
  };
}
