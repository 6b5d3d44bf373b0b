import env from '#start/env'

const number = (name: string, fallback: number) => Number(env.get(name, String(fallback)))

/**
 * What one person or one address may take, so that no one can use up what all share: the only table
 * of it. Each value is overridden by the variable it names; docs/operations.md lists them. Limits of
 * what is inside a file are in `engines/limits/reading`.
 */
export const limits = {
  /** Requests within ten seconds, counted by each server process for itself. */
  requests: {
    windowSeconds: 10,
    ofPerson: number('LIMIT_PERSON_REQUESTS', 3000),
    /** A program with a token of a person. */
    ofToken: number('LIMIT_TOKEN_REQUESTS', 600),
    /** An office shares its address. */
    ofAddress: number('LIMIT_ADDRESS_REQUESTS', 12_000),
  },
  uploads: {
    atOnce: number('LIMIT_UPLOADS_AT_ONCE', 6),
    megabytesPerDay: number('LIMIT_UPLOAD_MB_PER_DAY', 4096),
  },
  /** Jobs of one person that wait or run, exports and imports among them. */
  jobs: number('LIMIT_JOBS', 100),
  liveStreams: number('LIMIT_LIVE_STREAMS', 5),
  signIn: {
    windowMinutes: 15,
    /** Of one account from one address, and from one address altogether. */
    attempts: number('LOGIN_ATTEMPTS', 10),
    ofAddress: number('LIMIT_ADDRESS_SIGN_INS', 60),
    /**
     * Of one account from anywhere; further ones wait, and later are refused from addresses where the
     * person has not been: anyone who guesses shall not lock them out.
     */
    beforeDelay: number('LIMIT_SIGN_INS_BEFORE_DELAY', 20),
    delaySeconds: number('LIMIT_SIGN_IN_DELAY_SECONDS', 3),
  },
  /** Seconds for the headers of a request, for a body that is no file, and for all of it. */
  headers: number('LIMIT_HEADERS_SECONDS', 20),
  body: number('LIMIT_BODY_SECONDS', 30),
  request: number('LIMIT_REQUEST_SECONDS', 300),
} as const
