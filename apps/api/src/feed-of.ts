type Feed = 'sandbox' | 'aeroapi' | 'aerodatabox' | 'off';

/** The feed as set; a made-up one outside production, where nobody rides. */
export const feedOf = (config: {
  readonly FLIGHT_STATUS?: Feed | undefined;
  readonly NODE_ENV: string;
}): Feed => config.FLIGHT_STATUS ?? (config.NODE_ENV === 'production' ? 'off' : 'sandbox');
