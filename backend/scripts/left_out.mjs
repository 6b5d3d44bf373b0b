import { timedSpecs } from './spec_seconds.mjs'
import { goesByTurns, inTurn } from './turns.mjs'

const everySpec = Boolean(process.env.EVERY_SPEC)

/**
 * Long specs whose subject never reaches the database or the queue: drawn papers, parsed files, rules in
 * code, what stands before the portal. `npm test` tries them; EVERY_SPEC=1 tries them on the services too.
 */
const ALIKE_ON_BOTH = [
  'functional/access/hidden_amounts',
  'functional/access/matrix',
  'functional/commands/console',
  'functional/commercial/business_card_readings',
  'functional/files/hostile_bombs',
  'functional/files/hostile_files',
  'functional/files/hostile_names',
  'functional/openapi/directories',
  'functional/openapi/document',
  'functional/procurement/purchase_order_pdf',
  'functional/production/hostile_schedules',
  'functional/production/schedule_prints',
  'functional/production/variation_files',
  'faults/environment',
  'faults/hostile_files',
  'faults/nginx',
  'faults/start',
].map(pathOf)

/** What needs servers that a bare machine may lack: never left out where the services are. */
const OF_SERVICES = [
  'faults/database_accounts',
  'faults/limits',
  'faults/mariadb',
  'faults/redis',
  'faults/scale',
  'functional/files/real_scanner',
].map(pathOf)

function pathOf(name) {
  return `tests/${name}.spec.ts`
}

/** What keeps people out and data whole is asked of every commit. */
const ALWAYS = /functional\/(access|commands|identity)\//

/**
 * What the run of the embedded portal leaves to that on the services: in CI, every other spec of faults, a
 * quarter of the departments' API and a third of what is asked always.
 */
export function leftToServices(suite) {
  if (suite === 'faults') return without(ofBoth(suite), inTurn(ofBoth(suite), 2))
  if (suite !== 'functional' || !goesByTurns()) return []
  return onServices(ofBoth(suite))
}

/**
 * What a run in CI leaves to a later one: five of six specs of the browser, which take half of all time, each of
 * which has its turn twice running, in one language and in the other; and half of the departments' API.
 */
export function leftToLaterTurn(suite) {
  const all = ofBoth(suite)
  if (suite === 'browser') return without(all, inTurn(all, 6, 0, 2))
  if (suite !== 'functional' || !goesByTurns()) return []
  const waiting = all.filter(canWait)
  return [...inTurn(waiting, 4), ...inTurn(waiting, 4, 1)]
}

/**
 * What the run on the services leaves to that of the embedded portal: what is alike on both, and in CI all that
 * has its turn there or later. Each spec of faults and of the API runs in one of both places.
 */
export function leftToEmbedded(suite) {
  if (everySpec) return []
  const both = ofBoth(suite)
  const left =
    suite === 'faults' ? without(both, inTurn(both, 2, 1)) : without(both, onServices(both))
  return [...ALIKE_ON_BOTH, ...left]
}

const canWait = (path) => !ALWAYS.test(path)

/** A part of each kind, each commit others; all where nothing goes by turns. */
const onServices = (both) => [
  ...inTurn(both.filter(canWait), 4, 2),
  ...inTurn(
    both.filter((path) => !canWait(path)),
    3,
    1
  ),
]

/** By name, so that which half a spec is in does not hang on how long it took. */
const ofBoth = (suite) =>
  timedSpecs(suite)
    .map(({ path }) => path)
    .filter((path) => ![...ALIKE_ON_BOTH, ...OF_SERVICES].includes(path))
    .sort()

const without = (all, some) => all.filter((one) => !some.includes(one))
