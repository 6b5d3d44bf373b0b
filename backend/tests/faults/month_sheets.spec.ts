import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { GROSS, MONTH, OVERTIME, PEOPLE, seedPeople } from './harness/month_sheet_people.js'
import { ServerProcess } from './harness/server_process.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

/** What a sheet of five thousand people may take, with the start of a process. */
const MOST_MS = 30_000

test.group('The month sheet of five thousand people', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar
  /** Beside Redis the server builds nothing itself. */
  let worker: WorkerProcess | null = null

  group.setup(async () => {
    site = await Site.open({ LOGIN_ATTEMPTS: '1000' })
    // before the server is there: connections that lie idle meanwhile are closed by it
    await seedPeople(site)
    server = await ServerProcess.beside(site)
    if (onRedis) worker = await WorkerProcess.start(site)
    return async () => {
      await worker?.close()
      await server.close()
      await site.close()
    }
  })

  const seen = (what: string, condition: () => Promise<unknown>) =>
    until(what, condition, { seconds: 120, explain: () => (worker ?? server).output })

  async function signIn() {
    jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const entered = { username: 'hr.manager', password: DEMO_PASSWORD }
    await send('POST', '/api/auth/login', entered)
  }

  async function send(method: string, path: string, body?: unknown, headers?: object) {
    const answer = await jar.send(method, path, body, headers as Record<string, string>)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.body
  }

  const versioned = ({ version }: { version: number }) => ({ 'If-Match': `"${version}"` })

  /** The sheet without lines, and the job that counts them. */
  async function begun() {
    await site.client.from('month_sheets').delete()
    return send('POST', '/api/month-sheets', { month: MONTH })
  }

  async function restarted() {
    if (worker) worker = await WorkerProcess.start(site)
    else await server.start()
    await signIn()
  }

  const count = async (table: string, where: object) =>
    Number((await site.client.from(table).where(where).count('* as total').first()).total)

  const distinctPeople = async (sheetId: number) => {
    const lines = site.client.from('month_sheet_lines').where('month_sheet_id', sheetId)
    return Number((await lines.countDistinct('employee_id as total').first()).total)
  }

  const MOMENTS: Record<string, (jobId: string) => () => Promise<boolean>> = {
    'as it begins': (id) => async () => (await site.status(id)) !== 'queued',
    'while it reads': (id) => async () => Number((await site.job(id)).progress) > 0,
    'as it has written': (id) => async () => (await site.status(id)) === 'completed',
  }

  for (const [when, isMoment] of Object.entries(MOMENTS)) {
    test(`killed ${when}: all lines or none, and each once in the end`, async ({ assert }) => {
      await signIn()
      const { id, jobId } = await begun()
      await seen(`the count is met ${when}`, isMoment(jobId))
      await (worker ?? server).kill()
      const lines = () => count('month_sheet_lines', { month_sheet_id: id })
      assert.include([0, PEOPLE], await lines())
      await restarted()
      await seen('the lines are counted', async () => (await site.status(jobId)) === 'completed')
      assert.equal(await lines(), PEOPLE)
      const sheet = await send('GET', `/api/month-sheets/${id}`)
      assert.containsSubset(sheet, { people: PEOPLE, lines: PEOPLE, wages: GROSS })
      assert.equal(sheet.overtime, OVERTIME)
      assert.equal(await distinctPeople(id), PEOPLE)
      const built = { action: 'build', entity_type: 'month_sheet', entity_id: `${id}` }
      assert.equal(await count('audit_logs', built), 1)
    }).timeout(300_000)
  }

  test('cancelled it leaves nothing, and whole it is there in time', async ({ assert }) => {
    await signIn()
    const { id, jobId } = await begun()
    await send('POST', `/api/jobs/${jobId}/cancel`)
    await seen('it has ended', async () => (await site.status(jobId)) === 'cancelled')
    assert.equal(await count('month_sheet_lines', { month_sheet_id: id }), 0)
    const sheet = await send('GET', `/api/month-sheets/${id}`)
    assert.containsSubset(sheet, { status: 'draft', builtAt: null, can: { check: false } })
    const began = Date.now()
    const again = await send('POST', `/api/month-sheets/${id}/build`, {}, versioned(sheet))
    await seen('it is built', async () => (await site.status(again.jobId)) === 'completed')
    const took = Date.now() - began
    console.log(`      ${PEOPLE} people in ${(took / 1000).toFixed(1)} s`)
    assert.isBelow(took, MOST_MS)
    assert.equal(await count('month_sheet_lines', { month_sheet_id: id }), PEOPLE)
  }).timeout(300_000)
})
