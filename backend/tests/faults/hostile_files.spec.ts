import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { endRecord, picture, xlsx, zip } from '#tests/helpers/sample_files'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

const MB = 1024 * 1024
/** What a server may grow by over files that are made to fill its memory, and it and its helpers together. */
const MOST_GROWTH_MB = 200
const MOST_GROWTH_OF_ALL_MB = 400
const MOST_WAIT_MS = 2000

const MEMBERS = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'].map((name) => ({ name }))
const sheetOf = (data: string | Buffer) =>
  xlsx({ name: 'xl/worksheets/sheet1.xml', data, packed: true })

const HOSTILE: Record<string, () => Buffer> = {
  'an end record in the comment that states 4 GB': () =>
    zip(MEMBERS, { comment: Buffer.concat([endRecord(1, 0xfffffff0, 0), randomBytes(8)]) }),
  'an end record that ends the comment': () => zip(MEMBERS, { comment: endRecord(3, 100, 0) }),
  'a directory of a stated 4 GB': () => zip(MEMBERS, { directorySize: 0xfffffff0 }),
  'a sheet of a stated 4 GB': () =>
    xlsx({ name: 'xl/worksheets/sheet1.xml', packed: true, claims: 0xfffffffe }),
  'a bomb': () => sheetOf(Buffer.alloc(100 * MB, 0x20)),
  'members that overlap': () => xlsx({ name: 'xl/a.xml', offset: 0 }),
  'rows in rows': () => sheetOf('<row>'.repeat(1_000_000)),
  'a tag without an end': () => sheetOf(`<row ${'a="1" '.repeat(800_000)}`),
  'comments that never close': () => sheetOf(`<worksheet>${'<!--<c'.repeat(800_000)}`),
}

test.group('Files made to harm a running portal', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar

  group.setup(async () => {
    site = await Site.open()
    server = await ServerProcess.open(site, { of: 'installed' })
    jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const body = { username: 'bdm', password: DEMO_PASSWORD }
    await jar.send('POST', '/api/auth/login', body)
    return async () => {
      await server.close()
      await site.close()
    }
  })

  async function upload(path: string, field: string, bytes: Buffer, name: string, fields = {}) {
    const form = new FormData()
    for (const [key, value] of Object.entries<string>(fields)) form.set(key, value)
    form.set(field, new File([new Uint8Array(bytes)], name))
    const headers = { Cookie: jar.header, 'X-XSRF-TOKEN': jar.token! }
    const answer = await fetch(`${server.origin}${path}`, { method: 'POST', headers, body: form })
    return { status: answer.status, body: (await answer.json()) as { code: string } }
  }
  const importOf = (bytes: Buffer) =>
    upload('/api/imports', 'file', bytes, 'a.xlsx', { resource: 'clients' })

  /** The most that the server has ever held, in MB. */
  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

  /** Helper processes of the server. */
  const helpers = () =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)

  /** What a process holds now, in MB; what several share counts once. One that has just ended holds nothing. */
  const heldBy = (pid: number) => {
    try {
      const kept = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+)/m.exec(kept)![1]) / 1024
    } catch (error) {
      if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code!)) return 0
      throw error
    }
  }
  const together = () => [server.pid, ...helpers()].reduce((sum, pid) => sum + heldBy(pid), 0)

  /** How long others waited, at the longest, and what all processes held, at the most, while `work` was done. */
  async function othersWaited(work: Promise<unknown>) {
    let isDone = false
    const done = work.finally(() => (isDone = true))
    let longest = 0
    let most = 0
    let answers = 0
    do {
      most = Math.max(most, together())
      const begun = performance.now()
      const { status } = await jar.send('GET', '/api/clients')
      if (status !== 200) throw new Error(`a list answered ${status}`)
      longest = Math.max(longest, performance.now() - begun)
      answers++
    } while (!isDone)
    await done
    return { longest, most, answers }
  }

  for (const [what, make] of Object.entries(HOSTILE)) {
    test(`${what}: refused, five at once, and no one else waits`, async ({ assert }) => {
      const bytes = make()
      const before = peak()
      const { pid } = server
      const sent = Promise.all(Array.from({ length: 5 }, () => importOf(bytes)))
      const base = together()
      const { longest, most } = await othersWaited(sent)
      for (const { status, body } of await sent) {
        assert.equal(status, 422, what)
        assert.oneOf(body.code, ['INVALID', 'FILE_TYPE_REFUSED'])
      }
      assert.isBelow(longest, MOST_WAIT_MS)
      assert.isBelow(peak() - before, MOST_GROWTH_MB)
      assert.isBelow(most - base, MOST_GROWTH_OF_ALL_MB)
      assert.isTrue(server.alive)
      assert.equal(server.pid, pid)
      assert.isEmpty(await site.client.from('imports'))
    })
  }

  test('a helper that is ended is the failure of what it did, not of the portal', async ({
    assert,
  }) => {
    // a long sheet, so that the reader is met at its work; too uneven to be taken for a bomb
    const rows = Array.from(
      { length: 100_000 },
      (_, i) => `<row r="${i}"><c r="A${i * 7919}"/></row>`
    )
    const long = sheetOf(`<worksheet>${rows.join('')}`)
    for (const signal of ['SIGKILL', 'SIGABRT'] as const) {
      const sent = importOf(long)
      const refused = sent.then(({ status, body }) => {
        throw new Error(`answered ${status} ${JSON.stringify(body)} before a reader was met`)
      })
      await Promise.race([refused, until('a reader works', () => helpers().length > 0)])
      for (const pid of helpers()) process.kill(pid, signal)
      assert.equal((await sent).status, 422)
      assert.equal((await jar.send('GET', '/api/clients')).status, 200)
    }
    assert.isTrue(server.alive)
  })

  test('a decoder of pictures that is ended is replaced', async ({ assert }) => {
    const send = async () =>
      upload('/api/business-cards', 'front', await picture('jpeg', 400, 300), 'a.jpg')
    assert.equal((await send()).status, 202)
    const [opener] = helpers()
    assert.isNumber(opener)
    for (const pid of helpers()) process.kill(pid, 'SIGABRT')
    await until('it is gone', () => !helpers().includes(opener))
    assert.equal((await send()).status, 202)
    assert.isTrue(server.alive)
  })
})
