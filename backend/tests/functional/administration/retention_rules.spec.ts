import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { runDueJobs } from '#core/jobs/due_jobs'
import { retentionKind, retentionKinds } from '#core/retention/kinds'
import { sweepByRule, sweepPast } from '#core/retention/sweep'
import { blobFacts } from '#core/storage/blobs'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { orderDueSweep } from '#administration/retention_rules/order_sweep'
import { person } from '#tests/helpers/users'
import { anOrder, call } from '../procurement/support.js'

const RULES = '/api/retention-rules'
const DAY = 86_400
const NOTIFICATIONS = 'read_notifications'

interface Rule {
  kind: string
  days: number | null
  version: number
  minimumDays: number
  lastRun: { removed: number; left: number; endedAt: string | null } | null
}

async function ruleOf(client: ApiClient, kind: string): Promise<Rule> {
  const answer = await call(client, 'admin', 'get', RULES)
  answer.assertStatus(200)
  return answer.body().find((rule: Rule) => rule.kind === kind)
}

async function keep(client: ApiClient, kind: string, days: number | null) {
  const { version: seen } = await ruleOf(client, kind)
  return call(client, 'admin', 'patch', `${RULES}/${kind}`, { seen, body: { days } })
}

const preview = async (client: ApiClient, kind: string, days: number) =>
  (await call(client, 'admin', 'get', `${RULES}/${kind}/preview?days=${days}`)).body()

async function notice(ageInDays: number, more: Record<string, unknown> = {}) {
  const { id } = await person('engineer')
  const at = sqlInstant(-ageInDays * DAY)
  const text = { title: 'Old', title_ar: 'قديم', message: 'm', message_ar: 'م' }
  const row = { user_id: id, type: 'spec', ...text, created_at: at, read_at: at, surfaced_at: at }
  const [key] = await db.table('notifications').insert({ ...row, ...more })
  return Number(key)
}

const logged = (action: string) =>
  db.from('audit_logs').where({ entity_type: 'retention_rule', action }).orderBy('id')

/** A file as a record holds it. */
function stored(ownerType: string) {
  const label = { name: 'people.csv', mime: 'text/csv', extension: 'csv' }
  const content = Buffer.from('name,phone\n')
  return transact(SYSTEM_ACTOR, (uow) =>
    storeBuffer(uow, { ...label, content }, { ownerType, ownerId: null })
  )
}

test.group('Retention rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are for administrators', async ({ client }) => {
    for (const [method, path] of [
      ['get', RULES],
      ['get', `${RULES}/jobs/preview?days=30`],
      ['patch', `${RULES}/jobs`],
      ['post', `${RULES}/run`],
    ] as const) {
      ;(await client[method](path).withCsrfToken()).assertStatus(401)
      const sent = method === 'get' ? {} : { body: { days: 30 }, seen: 1 }
      for (const name of ['staff', 'hr.manager'])
        (await call(client, name, method, path, sent)).assertStatus(403)
    }
  })

  test('name every kind, with what no rule goes below', async ({ client, assert }) => {
    const rules: Rule[] = (await call(client, 'admin', 'get', RULES)).body()
    assert.sameMembers(
      rules.map(({ kind }) => kind),
      retentionKinds().map(({ name }) => name)
    )
    assert.notInclude(
      retentionKinds().map(({ table }) => table),
      'audit_logs'
    )
    for (const { days, minimumDays } of rules)
      if (days !== null) assert.isAtLeast(days, minimumDays)
  })

  test('are refused when they are too short, of no kind, or based on an old reading', async ({
    client,
    assert,
  }) => {
    const short = await keep(client, 'unread_notifications', 29)
    short.assertStatus(422)
    assert.equal(short.body().code, 'RETENTION_TOO_SHORT')
    for (const days of [0, -1, 1.5, '40', 40_000])
      (await keep(client, 'jobs', days as never)).assertStatus(422)
    const none = await call(client, 'admin', 'patch', `${RULES}/audit_logs`, {
      ...{ seen: 1, body: { days: 30 } },
    })
    none.assertStatus(404)
    const path = `${RULES}/jobs`
    ;(await call(client, 'admin', 'patch', path, { body: { days: 40 } })).assertStatus(428)
    ;(await keep(client, 'jobs', 40)).assertStatus(200)
    const old = await call(client, 'admin', 'patch', path, { seen: 1, body: { days: 50 } })
    old.assertStatus(412)
    const [entry, ...more] = await logged('update')
    assert.lengthOf(more, 0)
    assert.deepEqual(JSON.parse(entry.changes), [{ field: 'days', before: 30, after: 40 }])
    assert.equal(entry.entity_label, 'jobs')
    ;(await call(client, 'admin', 'get', `${path}/preview?days=3`)).assertStatus(422)
    ;(await call(client, 'admin', 'get', `${path}/preview`)).assertStatus(422)
  })

  test('remove what the preview counted, by the job of the day, and nothing else', async ({
    client,
    assert,
  }) => {
    const old = [await notice(50), await notice(45), await notice(41)]
    const kept = [
      await notice(39),
      await notice(50, { read_at: null }),
      await notice(50, { snoozed_until: sqlInstant(DAY) }),
      await notice(50, { in_digest: true }),
    ]
    const counted = await preview(client, NOTIFICATIONS, 40)
    const before = await preview(client, NOTIFICATIONS, 51)
    assert.equal(counted.rows - before.rows, 3)
    assert.isAbove(counted.bytes, 0)
    assert.isBelow(Date.parse(counted.oldestAt), Date.now() - 49 * DAY * 1000)
    ;(await keep(client, NOTIFICATIONS, 40)).assertStatus(200)
    assert.lengthOf(await db.from('notifications').whereIn('id', old), 3)
    const entries = await db.from('audit_logs').count('* as total').first()
    const night = DateTime.utc().plus({ days: 1 }).set({ hour: 12 })
    assert.isTrue(await orderDueSweep(night))
    assert.isFalse(await orderDueSweep(night))
    await runDueJobs()
    assert.lengthOf(await db.from('notifications').whereIn('id', old), 0)
    assert.lengthOf(await db.from('notifications').whereIn('id', kept), 4)
    const rule = await ruleOf(client, NOTIFICATIONS)
    assert.containsSubset(rule.lastRun, { removed: counted.rows, left: 0 })
    assert.isNotNull(rule.lastRun!.endedAt)
    const purged = (await logged('purge')).filter((row) => row.entity_label === NOTIFICATIONS)
    assert.lengthOf(purged, 1)
    assert.include(purged[0].changes, `{"field":"removed","before":null,"after":${counted.rows}}`)
    const after = await db.from('audit_logs').count('* as total').first()
    assert.isAbove(Number(after!.total), Number(entries!.total))
    assert.equal((await preview(client, NOTIFICATIONS, 40)).rows, 0)
  })

  test('what is kept for ever stays, and a run now says the same twice', async ({
    client,
    assert,
  }) => {
    const old = await notice(4000)
    const ordered = await call(client, 'admin', 'post', `${RULES}/run`, { body: {} })
    ordered.assertStatus(202)
    const again = await call(client, 'admin', 'post', `${RULES}/run`, { body: {} })
    assert.equal(again.body().id, ordered.body().id)
    await runDueJobs()
    assert.lengthOf(await db.from('notifications').where('id', old), 1)
    assert.isNull((await ruleOf(client, NOTIFICATIONS)).lastRun)
    const job = await db.from('jobs').where('id', ordered.body().id).first()
    assert.equal(job.status, 'completed')
  })

  test('files of imports go with their bytes', async ({ client, assert }) => {
    const file = await stored('imports.clients')
    const { id: by } = await person('admin')
    const at = sqlInstant(-20 * DAY)
    const row = {
      ...{ resource: 'clients', file_id: file.id, file_name: 'people.csv', format: 'csv' },
      ...{ headings: '[]', sample: '[]', version: 1, created_by: by, created_at: at },
      updated_at: at,
    }
    await db.table('imports').insert({ ...row, status: 'applied' })
    const { storage_key: key } = await db.from('files').where('id', file.id).first()
    assert.isNotNull(await blobFacts(key))
    const counted = await preview(client, 'imports', 15)
    assert.isAtLeast(counted.rows, 1)
    assert.isAtLeast(counted.bytes, 11)
    ;(await keep(client, 'imports', 15)).assertStatus(200)
    await sweepByRule(retentionKind('imports')!)
    assert.lengthOf(await db.from('imports').where('file_id', file.id), 0)
    assert.lengthOf(await db.from('files').where('id', file.id), 0)
    assert.isNull(await blobFacts(key))
    // one at work stays, unless its job gave it up days ago
    const checking = async (since: string) => {
      const own = { file_id: (await stored('imports.clients')).id, updated_at: since }
      const [id] = await db.table('imports').insert({ ...row, ...own, status: 'checking' })
      return id!
    }
    const lost = await checking(at)
    const running = await checking(sqlInstant(-DAY))
    await sweepByRule(retentionKind('imports')!)
    assert.lengthOf(await db.from('imports').where('id', lost), 0)
    assert.lengthOf(await db.from('imports').where('id', running), 1)
  })

  test('a share that an order names stays', async ({ client, assert }) => {
    const { id: by } = await person('admin')
    const at = sqlInstant(-100 * DAY)
    const share = (lookup: string) => ({
      ...{ file_id: 1, name: 'order.pdf', mime: 'application/pdf', size: 1, recipient: 'R' },
      ...{ lookup, salt: 's', nonce: 'n', tag: 't', expires_at: at, max_downloads: 1 },
      ...{ version: 1, created_by: by, created_at: at, updated_at: at },
    })
    const [named] = await db.table('shares').insert(share('spec-a'))
    const [free] = await db.table('shares').insert(share('spec-b'))
    const order = await anOrder(client, 'po.clerk')
    const file = await stored('purchase_order_pdf')
    const print = { purchase_order_id: order.id, file_id: file.id, share_id: named }
    const columns = { revision: 0, language: 'en', created_by: by, created_at: at }
    await db.table('purchase_order_prints').insert({ ...print, ...columns })
    ;(await keep(client, 'shares', 30)).assertStatus(200)
    await sweepByRule(retentionKind('shares')!)
    assert.lengthOf(await db.from('shares').where('id', named!), 1)
    assert.lengthOf(await db.from('shares').where('id', free!), 0)
  })

  test('rows that something needs keep no other one, however many they are', async ({ assert }) => {
    const kept = new Set<number | string>()
    const before = sqlInstant(-47 * DAY)
    await sweepPast(retentionKind(NOTIFICATIONS)!, { before })
    for (let i = 0; i < 250; i++) kept.add(await notice(50))
    const free = [await notice(51), await notice(48), await notice(48)]
    const tried: number[] = []
    const kind = {
      ...retentionKind(NOTIFICATIONS)!,
      async remove(uow: UnitOfWork, past: (string | number)[]) {
        tried.push(past.length)
        if (past.some((id) => kept.has(id))) throw new Error('still needed')
        await uow.trx.from('notifications').whereIn('id', past).delete()
      },
    }
    assert.containsSubset(await sweepPast(kind, { before }), { removed: 3, left: 250 })
    const found = await db.from('notifications').whereIn('id', [...kept, ...free])
    assert.sameMembers(
      found.map(({ id }) => Number(id)),
      [...kept].map(Number)
    )
    // each of them once, and the batches that failed
    assert.isAtMost(tried.length, 253 + 2)
  })
})
