import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

const TASKS = 120
const DAY = 480

test.group('A search of the optimizer', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar
  /** Beside Redis the server computes nothing itself. */
  let worker: WorkerProcess | null = null

  group.setup(async () => {
    site = await Site.open({ LOGIN_ATTEMPTS: '1000' })
    server = await ServerProcess.open(site)
    if (onRedis) worker = await WorkerProcess.start(site)
    return async () => {
      await worker?.close()
      await server.close()
      await site.close()
    }
  })

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>
  ) {
    const answer = await jar.send(method, path, body, headers)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.body
  }

  async function signIn() {
    jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await send('POST', '/api/auth/login', { username: 'planner', password: DEMO_PASSWORD })
  }

  /** More work than its crews can do at once, and too much of it to be proven best in a moment. */
  async function aCrowdedProject(): Promise<number> {
    const { id } = await send('POST', '/api/projects', { name: 'Crowded site' })
    const crews: number[] = []
    for (const code of ['CR-A', 'CR-B', 'CR-C']) {
      const crew = { code, name: code, kind: 'crew', capacity: '3', active: true }
      crews.push((await send('POST', '/api/schedule-resources', crew)).id)
    }
    const changes: object[] = []
    for (let i = 0; i < TASKS; i++) {
      const fields = { code: `T${i}`, name: `Task ${i}`, duration: DAY * (1 + ((i * 7) % 9)) }
      changes.push({ op: 'add', ref: `t${i}`, fields })
      const units = String(1 + ((i * 5) % 2))
      changes.push({ op: 'assign', taskId: `t${i}`, resourceId: crews[i % 3], units })
      if (i >= 8)
        changes.push({
          op: 'link',
          fromId: `t${i - 8 + (i % 3)}`,
          toId: `t${i}`,
          type: 'FS',
          lag: 0,
        })
    }
    await send('POST', `/api/projects/${id}/schedule/changes`, { changes }, { 'If-Match': '"0"' })
    return id
  }

  test('that is killed changes nothing, is done again, and is there once', async ({ assert }) => {
    await signIn()
    const id = await aCrowdedProject()
    const at = `/api/projects/${id}/schedule`
    const before = await send('GET', at)
    const ordered = await send('POST', `${at}/scenarios`, { seconds: 12 })
    const seen = (what: string, condition: () => Promise<unknown>) =>
      until(what, condition, { seconds: 120, explain: () => (worker ?? server).output })
    await seen('the search has begun', async () => {
      const job = await site.client.from('jobs').where('id', ordered.jobId).first()
      return Number(job.progress) > 0
    })
    await (worker ?? server).kill()
    if (worker) worker = await WorkerProcess.start(site)
    else await server.start()
    await signIn()
    await seen('the search is done', async () => {
      const found = await send('GET', `${at}/scenarios/${ordered.id}`)
      return found.status === 'done'
    })
    const found = await send('GET', `${at}/scenarios/${ordered.id}`)
    assert.equal(found.after.overloadedDays, 0)
    assert.isAbove(found.before.overloadedDays, 0)
    assert.lengthOf(await site.client.from('schedule_scenarios'), 1)
    assert.deepEqual(await send('GET', at), before)
    const accepted = { 'If-Match': `"${found.version}"` }
    await send('POST', `${at}/scenarios/${ordered.id}/acceptance`, undefined, accepted)
    assert.equal((await send('GET', at)).finish, found.after.finish)
  }).timeout(300_000)
})
