import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { searchText, searchWords } from '#engines/text/fold'
import { PERMISSIONS } from '#identity/access/permissions'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { derivedFamilies, differingRecords, ownRead, type Family } from './derived_reads.js'
import { demoViewers } from './derived_sweep.js'

type Answer = Record<string, unknown>

/** Worked out for the page: no log holds them. */
const WORKED_OUT = [
  ...['linesTotal', 'markupTotal', 'cost', 'exposure', 'payable'],
  ...['originalValue', 'revisedValue'],
]

/** Records with a page and a log of their own, of which a page may show one person less than another. */
const withHistory = () =>
  derivedFamilies().filter(
    ({ list, own, reads }) => own && reads.some(({ pattern }) => pattern === `${list}/:id/history`)
  )

/** What one page shows and another one of the same record does not. */
const hiddenIn = (whole: Answer, shown: Answer) =>
  Object.entries(whole).filter(
    ([key, value]) => value !== null && key !== 'can' && (shown[key] ?? null) === null
  )

/** Logs a change of each of these fields for whatever kind of record has this id. */
async function logAll(id: number | string, fields: string[], kinds: string[]) {
  const changes = JSON.stringify(fields.map((field) => ({ field, before: null, after: 7 })))
  await db.table('audit_logs').multiInsert(
    kinds.map((kind) => ({
      ...{ at: '2099-03-05T09:30:00.000Z', actor_name: 'Sami', action: 'update', changes },
      ...{ entity_type: kind, entity_id: String(id), entity_label: 'one' },
    }))
  )
}

class Looks {
  readonly wrong = new Set<string>()
  /** Fields that a page hid from someone who reads its history. */
  readonly hidden = new Set<string>()

  constructor(
    private readonly client: ApiClient,
    private readonly kinds: string[]
  ) {}

  async read(user: User, path: string, query = {}) {
    tried('objects')
    const response = await this.client.get(path).qs(query).loginAs(user)
    return response.status() === 200 ? response.body() : null
  }

  async family(family: Family, all: User, users: User[]) {
    const [id] = await differingRecords(family.list, 2)
    if (id === undefined) return
    const { path } = await ownRead(family, id)
    const whole: Answer | null = await this.read(all, path)
    if (!whole) return
    const logged = Object.keys(whole).filter((key) => !WORKED_OUT.includes(key))
    await logAll(id, logged, this.kinds)
    for (const user of users) {
      const shown: Answer | null = await this.read(user, path)
      if (!shown) continue
      const hidden = hiddenIn(whole, shown)
      if (!hidden.length) continue
      await this.history(user, `${path}/history`, new Set(hidden.map(([key]) => key)))
      await this.search(user, family.list, { id, hidden, shown })
    }
  }

  private async history(user: User, path: string, hidden: Set<string>) {
    const entries: { changes: { field: string }[] }[] | null = await this.read(user, path)
    for (const field of hidden) this.hidden.add(`${path.replace(/\d+/, ':id')} ${field}`)
    for (const { field } of entries?.flatMap(({ changes }) => changes) ?? [])
      if (hidden.has(field)) this.wrong.add(`${user.username} ${path}: ${field}`)
  }

  private async search(
    user: User,
    list: string,
    { id, hidden, shown }: { id: number | string; hidden: [string, unknown][]; shown: Answer }
  ) {
    const known = searchText(JSON.stringify(shown))
    for (const [key, value] of hidden) {
      const word = typeof value === 'string' ? searchWords(value).at(-1) : null
      if (!word || word.length < 4 || known.includes(word)) continue
      const found: { id: unknown }[] | null = await this.read(user, list, { q: word })
      const isFound = found?.some((one) => one.id === id)
      if (isFound && !searchText(JSON.stringify(found)).includes(word))
        this.wrong.add(`${user.username} finds ${list} ${id} by ${key}`)
    }
  }
}

test.group('What a page hides of its record', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stands in no history and is found by no search', async ({ client, assert }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    const users = (await demoViewers()).map(({ user }) => user)
    const all = await person('disabled.user')
    const permissions = Object.fromEntries(PERMISSIONS.map((name) => [name, true]))
    await all.merge({ role: 'admin', permissions, disabledAt: null }).save()
    const kinds = await db.from('audit_logs').distinct('entity_type')
    const looks = new Looks(
      client,
      kinds.map(({ entity_type: kind }) => kind)
    )
    for (const family of withHistory()) await looks.family(family, all, users)
    assert.deepEqual([...looks.wrong], [])
    assert.isAbove(looks.hidden.size, 20)
    for (const field of ['projects/:id/history contractValue', 'employees/:id/history '])
      assert.isTrue(
        [...looks.hidden].some((one) => one.startsWith(`/api/${field}`)),
        field
      )
  }).timeout(300_000)
})
