/** A flight's day as the feed tells it: minutes are counted from the midnight of the day of the story, at the airport. */

export type StoryEvent = {
  readonly at: number;
  readonly estimated?: number;
  readonly actual?: number;
  readonly isActive?: boolean;
  readonly cancelled?: 'sure' | 'doubtful' | 'no';
  /** The airport where it comes down instead. */
  readonly divertedTo?: string;
  readonly belt?: string;
};

export type StoryFlight = {
  readonly key: string;
  readonly direction: 'arrival' | 'departure';
  readonly other: string;
  readonly scheduled: number;
  readonly codeshares?: readonly string[];
  readonly events: readonly StoryEvent[];
};

/** The airport of the story. Its clock stands five hours behind UTC all year. */
export const STORY_AIRPORT = 'CUN';
export const STORY_OFFSET_MINUTES = -300;

const DAY = 1_440;
const clock = (time: string, day = 0): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day * DAY + hours * 60 + minutes;
};

const estimate = (at: string, estimated: string, day = 0): StoryEvent => ({
  at: clock(at, day),
  estimated: clock(estimated),
  isActive: true,
});
const ends = (time: string): StoryEvent => ({ at: clock(time), actual: clock(time) });

const arrival = (
  key: string,
  time: string,
  other: string,
  events: readonly StoryEvent[],
  day = 0,
): StoryFlight => ({ key, direction: 'arrival', other, scheduled: clock(time, day), events });

/** One day at Cancún. A number that is not here flies by its timetable. */
export const STORY: readonly StoryFlight[] = [
  arrival('AM583', '11:20', 'MEX', [estimate('10:15', '10:52'), ends('10:52')]),
  {
    ...arrival('AA1234', '14:35', 'MIA', [
      estimate('12:00', '14:35'),
      { ...ends('14:35'), belt: '7' },
      { at: clock('14:40'), belt: '9' },
    ]),
    codeshares: ['BA4321'],
  },
  arrival('UA1609', '15:10', 'IAH', [
    estimate('13:20', '15:40'),
    estimate('14:05', '16:10'),
    estimate('14:50', '16:45'),
    ends('16:45'),
  ]),
  arrival('B61089', '17:05', 'JFK', [estimate('14:00', '17:05'), { at: clock('16:35'), divertedTo: 'TQO' }]),
  arrival('WN2310', '16:40', 'DEN', [{ at: clock('12:10'), cancelled: 'sure' }]),
  arrival('VB3100', '00:20', 'MTY', [estimate('22:40', '23:45'), ends('23:45')], 1),
  {
    key: 'DL1882',
    direction: 'departure',
    other: 'ATL',
    scheduled: clock('06:00'),
    events: [
      { at: clock('21:00', -1), estimated: clock('09:00') },
      { at: clock('01:15'), estimated: clock('07:00') },
      ends('07:00'),
    ],
  },
  arrival('F91203', '19:20', 'ATL', [
    { at: clock('15:00'), cancelled: 'doubtful' },
    { at: clock('17:30'), cancelled: 'no', isActive: true, estimated: clock('19:20') },
    ends('19:32'),
  ]),
  arrival('Y4741', '09:05', 'GDL', [estimate('07:00', '09:05'), ends('09:05')]),
  {
    key: 'AA1235',
    direction: 'departure',
    other: 'MIA',
    scheduled: clock('14:20'),
    events: [{ at: clock('09:30'), estimated: clock('13:40') }, ends('13:40')],
  },
];

/** The minutes of the day in which the feed does not answer. */
export const SILENT = { from: clock('18:00'), until: clock('18:40') } as const;
