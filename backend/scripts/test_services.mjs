import { LANED, runInLanes } from './lanes.mjs'
import { leftToEmbedded } from './left_out.mjs'
import { japa } from './test.mjs'
import {
  dropDatabase,
  dropTemplate,
  makeDatabase,
  SERVICES,
  templateOf,
} from './test_databases.mjs'
import { Summary } from './summary.mjs'

/** Each run has databases of its own, dropped when it is through, unless their name is given. */
const NAMED = process.env.MYSQL_TEST_DATABASE
const DATABASE = NAMED || `binaa_test_${process.pid}`

/** The API suite and the faults on MySQL/MariaDB and Redis, with workers in their own process. */
export default async function testServices(args) {
  const summary = new Summary()
  const inLane = (shard, options, lane) => servicesRun(shard.args, {}, { ...options, lane })
  const suites = args.length ? [args] : [['races'], ['functional'], ['faults']]
  try {
    for (const suite of suites) {
      const name = `${suite.join(' ')} (services)`
      if (LANED.includes(suite.join())) {
        const leftOut = leftToEmbedded(suite.join())
        await runInLanes(summary, suite.join(), inLane, { name, leftOut })
      } else summary.add(name, await servicesRun(suite))
    }
  } finally {
    await dropTemplate()
  }
  return summary.print()
}

/**
 * One run of the backend's suites on the services, in an empty database. Each lane has a database and
 * keys in Redis of its own.
 */
export async function servicesRun(suite, env = {}, { lane = 0, ...options } = {}) {
  const database = lane ? `${DATABASE}_${lane}` : DATABASE
  const renew = () => makeDatabase(database)
  await renew()
  const own = { ...templateOf(), MYSQL_DATABASE: database, REDIS_PREFIX: database }
  try {
    return await japa(suite, { ...SERVICES, ...own, ...env }, { renew, ...options })
  } finally {
    if (!NAMED) await dropDatabase(database)
  }
}
