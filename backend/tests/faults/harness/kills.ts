const SHORT = 10

/** How often a process is killed while it works; a long run asks for more. */
export const KILLS = Number(process.env.FAULT_KILLS ?? SHORT)
/** What that many kills and starts may take on a machine that is busy with other things, in milliseconds. */
export const KILLS_MS = KILLS * 45_000
