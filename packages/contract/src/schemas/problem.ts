import { z } from 'zod';

/** RFC 9457 problem. `code` is stable and for programs, `detail` is in the caller's language and for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  field: z.string().optional(),
  errors: z
    .array(
      z.object({
        field: z.string(),
        code: z.string(),
        detail: z.string(),
        /** Bounds that the detail names, `{min: 10, current: 3}`. */
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
  /** The server's values, where the client's own calculation differed. */
  expected: z.record(z.string(), z.unknown()).optional(),
  retry_after: z.int().optional(),
  /** For support: the request in the logs. */
  instance: z.string().optional(),
});

export type Problem = z.output<typeof problem>;
