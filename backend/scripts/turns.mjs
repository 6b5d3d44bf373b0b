import { execFileSync } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Long sweeps ask the same of hundreds of things. CI asks it of those whose turn it is, by the number of
 * the commit, so that a few runs together have asked of all; everywhere else, and with EVERY_SPEC=1,
 * each run asks of all.
 */
export const goesByTurns = () => Boolean(process.env.CI) && !process.env.EVERY_SPEC

let known

/** Counts up with the commits. The same commit has the same turn, so that a red run can be repeated. */
function number() {
  return (known ??= Number(
    execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  ))
}

/**
 * Those of the items whose turn it is, in their order.
 * @param parts how many turns it takes to ask of all
 * @param offset parts it differently: for sweeps within a sweep, and for a second place that asks the same
 * @param commits after how many of them the turn changes: for what is itself asked in parts
 */
export function inTurn(items, parts, offset = 0, commits = 1) {
  if (!goesByTurns()) return [...items]
  const turn = (Math.floor(number() / commits) + offset) % parts
  return [...items].filter((_, index) => index % parts === turn)
}

/** In words, for the head of a run; null when everything is asked. */
export const turnInWords = () =>
  goesByTurns()
    ? `turn ${number()}: sweeps ask a part of their questions, EVERY_SPEC=1 all of them`
    : null
