import { createConnection } from 'mysql2/promise'
import { runInLanes } from './lanes.mjs'
import { japa } from './test.mjs'
import { Summary } from './summary.mjs'

/** Another name lets two checkouts test side by side. */
const DATABASE = process.env.MYSQL_TEST_DATABASE || 'binaa_test'

const SERVER = {
  host: process.env.MYSQL_HOST || '127.0.0.1',
  port: Number(process.env.MYSQL_PORT || '3306'),
  user: process.env.MYSQL_USER || 'root',
  password: process.env.MYSQL_PASSWORD || '',
}
const SERVICES = {
  DB_CONNECTION: 'mysql',
  QUEUE_CONNECTION: 'redis',
  MYSQL_HOST: SERVER.host,
  MYSQL_PORT: String(SERVER.port),
  MYSQL_USER: SERVER.user,
  MYSQL_PASSWORD: SERVER.password,
  REDIS_HOST: process.env.REDIS_HOST || '127.0.0.1',
  REDIS_PORT: process.env.REDIS_PORT || '6379',
  REDIS_DB: process.env.REDIS_DB || '5',
}

/** The API suite and the faults on MySQL/MariaDB and Redis, with workers in their own process. */
export default async function testServices(args) {
  const summary = new Summary()
  const run = async (suite) =>
    summary.add(`${suite.join(' ')} (services)`, await servicesRun(suite))
  if (args.length && args.join() !== 'functional') {
    await run(args)
    return summary.print()
  }
  const inLane = (shard, options, lane) => servicesRun(shard.args, {}, { ...options, lane })
  await runInLanes(summary, 'functional', inLane, 'functional (services)')
  if (!args.length) for (const suite of ['races', 'faults']) await run([suite])
  return summary.print()
}

/**
 * One run of the backend's suites on the services, in an empty database. Each lane has a database and
 * keys in Redis of its own.
 */
export async function servicesRun(suite, env = {}, { lane = 0, ...options } = {}) {
  const database = lane ? `${DATABASE}_${lane}` : DATABASE
  const renew = () => freshDatabase(SERVER, database)
  await renew()
  const own = { MYSQL_DATABASE: database, REDIS_PREFIX: database }
  return japa(suite, { ...SERVICES, ...own, ...env }, { renew, ...options })
}

async function freshDatabase(server, database) {
  const connection = await createConnection(server)
  await connection.query(`DROP DATABASE IF EXISTS ${database}`)
  await connection.query(
    `CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`
  )
  await connection.end()
}
