/** What is promised: nothing of it may fall short, however often it is tried. Goals are for a night. */
export const CLAIMS = [
  {
    claim: 'kills',
    what: 'kills of API, worker and Redis: nothing lost, nothing twice',
    goal: 490,
  },
  { claim: 'drains', what: 'orderly ends under load', goal: 30 },
  {
    claim: 'rolling restarts',
    what: 'processes restarted one by one under load: no request fails',
    goal: 30,
  },
  { claim: 'functions', what: 'functions × users: open to whom the table says', goal: 17_000 },
  { claim: 'objects', what: 'objects × users: files and answers follow their record', goal: 1000 },
  { claim: 'sessions', what: 'sessions: none alive after it was ended', goal: 700 },
  { claim: 'races', what: 'writes side by side: the sums are right', goal: 5000 },
  { claim: 'bad input', what: 'bad input: refused in words, nothing written', goal: 60_000 },
  { claim: 'hostile files', what: 'hostile files: refused, nothing runs or stalls', goal: 400 },
  { claim: 'restores', what: 'restores: whole or refused', goal: 30 },
  {
    claim: 'properties',
    what: 'examples of properties: money, stock, scores, schedules',
    goal: 50_000,
  },
]

/**
 * @param {string} text lines of `{ claim, tried, short }`, as tests have noted them
 * @returns {Map<string, { tried: number, short: number }>} their sums
 */
export function sumClaims(text) {
  const sums = new Map()
  for (const line of text.split('\n').filter(Boolean)) {
    const { claim, tried, short } = JSON.parse(line)
    const sum = sums.get(claim) ?? { tried: 0, short: 0 }
    sums.set(claim, { tried: sum.tried + tried, short: sum.short + short })
  }
  return sums
}

/** Prints the table of claims. @returns 1 when one fell short or was never tried, else 0 */
export function reportClaims(sums) {
  console.log(`\n${'claim'.padEnd(66)}${'tried'.padStart(8)}${'short'.padStart(7)}   of a night`)
  let code = 0
  for (const { claim, what, goal } of CLAIMS) {
    const { tried, short } = sums.get(claim) ?? { tried: 0, short: 0 }
    if (short || !tried) code = 1
    const figures = `${String(tried).padStart(8)}${String(short).padStart(7)}${String(goal).padStart(13)}`
    console.log(
      `${what.padEnd(66)}${figures}${short ? '  FELL SHORT' : tried ? '' : '  NOT TRIED'}`
    )
  }
  return code
}
