import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { tried } from '#tests/helpers/claims'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { BODY } from '../functional/engineering/quotation_body.js'
import { ServerProcess } from './harness/server_process.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

const SHEETS = 20
/** The 95th of a hundred lists requested while the printer runs; a machine under test is slow. */
const RESPONSIVE_MS = 1000

test.group('Tracking sheets of twenty quotations', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar
  /** Beside Redis the server prints nothing itself. */
  let worker: WorkerProcess | null = null

  group.setup(async () => {
    site = await Site.open({ LOGIN_ATTEMPTS: '1000' })
    server = await ServerProcess.open(site)
    if (onRedis) worker = await WorkerProcess.start(site)
    await signIn()
    for (let i = 0; i < SHEETS; i++) {
      const answer = await jar.send('POST', '/api/quotations', {
        ...BODY,
        projectName: `Sheet ${i}`,
      })
      if (answer.status !== 201) throw new Error(`a quotation answered ${answer.status}`)
    }
    return async () => {
      await worker?.close()
      await server.close()
      await site.close()
    }
  })

  async function signIn() {
    jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const answer = await jar.send('POST', '/api/auth/login', {
      username: 'engineer',
      password: DEMO_PASSWORD,
    })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  }

  const killPrinter = () => (worker ?? server).kill()
  async function startPrinter() {
    if (worker) worker = await WorkerProcess.start(site)
    else await server.start()
  }

  const sheets = () => site.client.from('tracking_sheets').orderBy('id')
  const seen = (what: string, condition: () => Promise<unknown>) =>
    until(what, condition, { seconds: 120, explain: () => (worker ?? server).output })

  async function order(language: string): Promise<string> {
    const answer = await jar.send('POST', '/api/tracking-sheet-batches', { query: '', language })
    if (answer.status !== 202) throw new Error(`the batch answered ${answer.status}`)
    return answer.body.id
  }

  test('are printed while the list stays quick; a killed worker loses none and doubles none', async ({
    assert,
  }) => {
    const id = await order('en')
    const times: number[] = []
    while ((await sheets()).length < 4) {
      const begun = performance.now()
      const list = await jar.send('GET', '/api/quotations?_start=0&_end=25')
      assert.equal(list.status, 200)
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    assert.isBelow(times[Math.floor(times.length * 0.95)], RESPONSIVE_MS)

    await killPrinter()
    const kept = (await sheets()).map(({ id: sheet }) => sheet)
    await startPrinter()
    await seen('the batch is done', async () => (await site.status(id)) === 'completed')
    const all = await sheets()
    assert.lengthOf(all, SHEETS)
    assert.lengthOf(new Set(all.map((sheet) => sheet.quotation_id)), SHEETS)
    assert.includeMembers(
      all.map((sheet) => sheet.id),
      kept
    )
    assert.isTrue(all.every((sheet) => sheet.sheet_no === 1))
    const files = await site.client.from('files').where('owner_type', 'tracking_sheet')
    assert.lengthOf(files, SHEETS)
  }).timeout(240_000)

  test('a worker signalled to stop in the middle gives them back, and that is no failed attempt', async ({
    assert,
  }) => {
    const before = (await sheets()).length
    const id = await order('en')
    await seen('the next is there', async () => (await sheets()).length > before)
    tried('drains')
    await (worker ?? server).end()
    assert.notInclude((worker ?? server).output, 'E_PDF_CLOSED')
    await startPrinter()
    await seen('the batch is done', async () => (await site.status(id)) === 'completed')
    assert.lengthOf(await sheets(), before + SHEETS)
    const { attempts, stalls } = await site.job(id)
    assert.deepEqual({ attempts, stalls }, { attempts: 1, stalls: 0 })
  }).timeout(240_000)

  test('cancelled, they end where they are, and what is printed stays', async ({ assert }) => {
    const before = (await sheets()).length
    const id = await order('ar')
    await seen('two more are there', async () => (await sheets()).length >= before + 2)
    const answer = await jar.send('POST', `/api/jobs/${id}/cancel`, {})
    assert.isBelow(answer.status, 300)
    await seen('the batch is cancelled', async () => (await site.status(id)) === 'cancelled')
    const ended = (await sheets()).length
    assert.isBelow(ended, before + SHEETS)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    assert.lengthOf(await sheets(), ended)
  }).timeout(240_000)
})
