import env from '#start/env'

const MB = 1024 * 1024

/** The virus scanner that looks at what people upload. Times are in seconds. */
const scanningConfig = {
  /** `host:port`, or the path of a socket; null: nothing is scanned. */
  address: env.get('CLAMD_ADDRESS') || null,
  /** Bytes of one file; `StreamMaxLength` of clamd must not be smaller. */
  mostBytes: (env.get('CLAMD_MAX_MB') ?? 25) * MB,
  /** For one file, from connecting to the verdict. */
  timeout: env.get('CLAMD_TIMEOUT_SECONDS') ?? 120,
  /** For a connection, and for an answer while nothing is sent. */
  silence: 30,
  /** Days after which signatures count as old. */
  oldSignatures: 3,
  /** Pause before a file is tried again while the scanner is away. */
  away: 60,
  /** Pause and attempts where the scanner answers that it can't scan a file. */
  refused: 3600,
  attempts: 5,
}

export default scanningConfig
