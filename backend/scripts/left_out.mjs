import { timedSpecs } from './spec_seconds.mjs'
import { inTurn } from './turns.mjs'

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

/**
 * What the run of the embedded portal leaves to that on the services: in CI, every other spec of faults and every
 * third of the API.
 */
export function leftToServices(suite) {
  if (suite === 'faults') return without(ofBoth(suite), inTurn(ofBoth(suite), 2))
  return suite === 'functional' ? without(ofBoth(suite), onEmbedded(suite)) : []
}

/**
 * What a run in CI leaves to a later one: three of four specs of the browser, which take half of all time. A spec
 * has its turn twice running, in one language and in the other.
 */
export function leftToLaterTurn(suite) {
  if (suite !== 'browser') return []
  const all = ofBoth(suite)
  return without(all, inTurn(all, 4, 0, 2))
}

/**
 * What the run on the services leaves to that of the embedded portal: what is alike on both, and in CI all that
 * has its turn there. Each spec of faults and of the API runs in one of both places.
 */
export function leftToEmbedded(suite) {
  if (everySpec) return []
  const both = ofBoth(suite)
  const left =
    suite === 'faults' ? without(both, inTurn(both, 2, 1)) : without(both, onServices(both))
  return [...ALIKE_ON_BOTH, ...left]
}

/** Every third, each commit others; all where nothing goes by turns. */
const onServices = (both) => inTurn(both, 3, 1)

/** The others; all where nothing goes by turns. */
function onEmbedded(suite) {
  const both = ofBoth(suite)
  const there = onServices(both)
  return there.length === both.length ? both : without(both, there)
}

/** By name, so that which half a spec is in does not hang on how long it took. */
const ofBoth = (suite) =>
  timedSpecs(suite)
    .map(({ path }) => path)
    .filter((path) => ![...ALIKE_ON_BOTH, ...OF_SERVICES].includes(path))
    .sort()

const without = (all, some) => all.filter((one) => !some.includes(one))
