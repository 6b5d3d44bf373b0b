import { appendFileSync } from 'node:fs'
import { Test } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'

/** What the portal promises, as `npm run battery` sums it up; each is tried many times. */
export type Claim =
  | 'kills'
  | 'functions'
  | 'objects'
  | 'sessions'
  | 'races'
  | 'bad input'
  | 'hostile files'
  | 'restores'
  | 'drains'
  | 'rolling restarts'
  | 'properties'

const tallies = new Map<Claim, { tried: number; short: number }>()
/** Claims that the running test has tried. */
const touched = new Set<Claim>()

const tallyOf = (claim: Claim) => {
  if (!tallies.has(claim)) tallies.set(claim, { tried: 0, short: 0 })
  return tallies.get(claim)!
}

/** Counts that a claim is being put to the test; call it beside what is then asserted. */
export function tried(claim: Claim, times = 1) {
  touched.add(claim)
  tallyOf(claim).tried += times
}

/**
 * A claim falls short once for each failed test that has tried it. With CLAIMS_FILE the figures of
 * this process are added to that file, a line of JSON for each claim.
 */
export const countsClaims = (): PluginFn => () => {
  Test.executing(() => touched.clear())
  Test.executed((_, hasError) => {
    if (hasError) for (const claim of touched) tallyOf(claim).short++
  })
  const file = process.env.CLAIMS_FILE
  if (!file) return
  process.on('exit', () => {
    const lines = [...tallies].map(([claim, tally]) => `${JSON.stringify({ claim, ...tally })}\n`)
    appendFileSync(file, lines.join(''))
  })
}
