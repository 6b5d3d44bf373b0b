import { createConnection } from 'mysql2/promise'
import { japa } from './test.mjs'
import { Summary } from './summary.mjs'

/** Another name lets two checkouts test side by side. */
const DATABASE = process.env.MYSQL_TEST_DATABASE || 'binaa_test'

/** The API suite and the faults on MySQL/MariaDB and Redis, with workers in their own process. */
export default async function testServices(args) {
  const host = process.env.MYSQL_HOST || '127.0.0.1'
  const port = process.env.MYSQL_PORT || '3306'
  const user = process.env.MYSQL_USER || 'root'
  const password = process.env.MYSQL_PASSWORD || ''
  const env = {
    DB_CONNECTION: 'mysql',
    QUEUE_CONNECTION: 'redis',
    MYSQL_HOST: host,
    MYSQL_PORT: port,
    MYSQL_USER: user,
    MYSQL_PASSWORD: password,
    MYSQL_DATABASE: DATABASE,
    REDIS_HOST: process.env.REDIS_HOST || '127.0.0.1',
    REDIS_PORT: process.env.REDIS_PORT || '6379',
    REDIS_DB: process.env.REDIS_DB || '5',
  }
  const summary = new Summary()
  const suites = args.length ? [args] : [['functional'], ['races'], ['faults']]
  for (const suite of suites) {
    const renew = () => freshDatabase({ host, port: Number(port), user, password })
    await renew()
    summary.add(`${suite.join(' ')} (services)`, await japa(suite, env, { renew }))
  }
  return summary.print()
}

async function freshDatabase(server) {
  const connection = await createConnection(server)
  await connection.query(`DROP DATABASE IF EXISTS ${DATABASE}`)
  await connection.query(
    `CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`
  )
  await connection.end()
}
