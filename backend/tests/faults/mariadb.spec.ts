import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { KILLS, KILLS_MS } from './harness/kills.js'
import { MariadbServer } from './harness/mariadb_server.js'
import { QuotationStream } from './harness/quotation_stream.js'
import { ServerProcess } from './harness/server_process.js'
import { onMysql, Site } from './harness/site.js'
import { until } from './harness/until.js'

const runnable = onMysql && MariadbServer.available()
const WRITERS = 3

test.group('MariaDB faults', (group) => {
  let database: MariadbServer
  let site: Site
  let server: ServerProcess

  group.setup(async () => {
    if (!runnable) return () => undefined
    database = await MariadbServer.start()
    site = await Site.open({ ...database.environment, LOGIN_ATTEMPTS: '1000' })
    server = await ServerProcess.open(site)
    return async () => {
      await server.close()
      await site.close()
      await database.close()
    }
  })
  group.tap((spec) => spec.skip(!runnable, 'needs DB_CONNECTION=mysql and mariadbd'))

  test('killed under a stream of writes: the API stays, nothing acknowledged is lost or there twice', async ({
    assert,
  }) => {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await jar.send('POST', '/api/auth/login', { username: 'engineer', password: DEMO_PASSWORD })
    const { pid } = server
    const stream = new QuotationStream(jar, [409, 503])
    const kill = async () => {
      for (let i = 0; i < KILLS; i++) {
        const before = stream.acknowledged.size
        await until('some writes are through', () => stream.acknowledged.size > before + 2)
        await sleep(Math.random() * 300)
        await database.kill()
        await until('the API says that it is not ready', async () => {
          const answer = await fetch(`${server.origin}/health/ready`)
          return answer.status === 503
        })
        await database.resume()
      }
      const before = stream.acknowledged.size
      await until('writes go on', () => stream.acknowledged.size > before)
    }
    await stream.during(kill, WRITERS).catch(async (error: Error) => {
      await sleep(1000)
      throw new Error(`${error.message}\n${server.linesOf(error.message)}`)
    })
    assert.isTrue(server.alive)
    assert.equal(server.pid, pid)
    assert.isAbove(stream.acknowledged.size, KILLS)
    await stream.verify(assert, site)
  }).timeout(KILLS_MS)
})
