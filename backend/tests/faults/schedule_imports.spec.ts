import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ROOT, xer } from '../unit/engines/schedule_files/texts_of_files.js'
import { ServerProcess } from './harness/server_process.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

/** So many that writing them takes long enough to be met in the middle. */
const TASKS = 2500

const FILE = xer(
  Array.from(
    { length: TASKS },
    (_, at) =>
      `${at + 1} 7 11 1 TT~Task TK~NotStart A${at + 1} Dig_${at + 1} 8 8 2026-03-01_08:00 2026-03-01_16:00 0`
  ),
  Array.from({ length: TASKS - 20 }, (_, at) => `${at + 21} ${at + 1} 7 7 PR~FS 0`),
  [ROOT, '11 7 B Base 10']
)

test.group('The import of a schedule', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar
  /** Beside Redis the server reads and applies nothing itself. */
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

  const seen = (what: string, condition: () => Promise<unknown>) =>
    until(what, condition, { seconds: 150, explain: () => (worker ?? server).output })

  async function signIn() {
    jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await send('POST', '/api/auth/login', { username: 'planner', password: DEMO_PASSWORD })
  }

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

  /** A project with a file that was read and waits to be applied. */
  async function aReadFile() {
    const { id } = await send('POST', '/api/projects', { name: 'Tower' })
    const form = new FormData()
    form.set('file', new File([FILE], 'tower.xer'))
    const headers = { Cookie: jar.header, 'X-XSRF-TOKEN': jar.token! }
    const path = `${server.origin}/api/projects/${id}/schedule/imports`
    const answer = await fetch(path, { method: 'POST', headers, body: form })
    if (answer.status !== 202) throw new Error(`the upload answered ${answer.status}`)
    const batch = (await answer.json()) as { id: number }
    const at = `/api/projects/${id}/schedule/imports/${batch.id}`
    await seen('the file is read', async () => (await send('GET', at)).status === 'ready')
    return { projectId: id as number, ...(await send('GET', at)), at }
  }

  const killed = async () => {
    await (worker ?? server).kill()
  }
  async function restarted() {
    if (worker) worker = await WorkerProcess.start(site)
    else await server.start()
    await signIn()
  }

  /** What an import writes, of one project. */
  async function written(projectId: number) {
    const count = async (table: string, where: Record<string, unknown>) =>
      Number((await site.client.from(table).where(where).count('* as total').first()).total)
    return {
      tasks: await count('tasks', { project_id: projectId }),
      links: await count('task_links', { project_id: projectId }),
      audited: Number(
        (
          await site.client
            .from('audit_logs')
            .where({ action: 'create', entity_type: 'task' })
            .whereIn(
              'entity_id',
              site.client.from('tasks').where('project_id', projectId).select('id')
            )
            .count('* as total')
            .first()
        ).total
      ),
      applied: await count('schedule_imports', { project_id: projectId, status: 'applied' }),
    }
  }
  const NOTHING = { tasks: 0, links: 0, audited: 0, applied: 0 }

  const progressed = (jobId: string, to: number) => async () =>
    Number((await site.job(jobId)).progress) >= to
  const MOMENTS = {
    'as it begins': (jobId: string) => async () => (await site.status(jobId)) !== 'queued',
    'as its file is read': (jobId: string) => progressed(jobId, 40),
    'while it writes': (jobId: string) => {
      let polls = 0
      return async () => (await progressed(jobId, 40)()) && ++polls > 6
    },
    'as it has written': (jobId: string) => async () => (await site.status(jobId)) === 'completed',
  }

  for (const [when, isMoment] of Object.entries(MOMENTS)) {
    test(`killed ${when}: applied once or not at all, and once in the end`, async ({ assert }) => {
      await signIn()
      const batch = await aReadFile()
      const { projectId } = batch
      const ordered = { 'If-Match': `"${batch.version}"` }
      const { id } = await send('POST', `${batch.at}/apply`, undefined, ordered)
      await seen(`the import is met ${when}`, isMoment(id))
      await killed()
      const found = await written(projectId)
      const isDone = (await site.status(id)) === 'completed'
      if (!isDone) assert.deepEqual(found, NOTHING)
      await restarted()
      await seen('the import has ended', async () => (await site.status(id)) === 'completed')
      const once = await written(projectId)
      assert.containSubset(once, { tasks: TASKS + 1, links: TASKS - 20, applied: 1 })
      assert.equal(once.audited, TASKS + 1)
      if (isDone) assert.deepEqual(found, once)
      const plan = await send('GET', `/api/projects/${projectId}/schedule`)
      assert.lengthOf(new Set(plan.tasks.map(({ code }: { code: string }) => code)), TASKS + 1)
      assert.equal(plan.version, 1)
      // the calendar of the file is made once, and found again by every import after it
      assert.lengthOf(await site.client.from('work_calendars').where('name', 'Site'), 1)
    }).timeout(300_000)
  }
})
