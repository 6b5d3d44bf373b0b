import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { MANUAL_POINTS } from '#finance/closings/checklist'
import { call } from '../procurement/support.js'
import { aJournal, approvedJournal, forgetMonths, standsAt, step } from './journal_support.js'
import { lockOf } from './lock_support.js'

const CLOSINGS = '/api/closings'
const YEARS = '/api/year-closings'

const show = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${CLOSINGS}/${id}`)).body()

async function act(
  client: ApiClient,
  id: number,
  name: string,
  body: Record<string, unknown> = {},
  by = 'accountant'
) {
  const { version } = await show(client, id)
  return call(client, by, 'post', `${CLOSINGS}/${id}/${name}`, { body, seen: version })
}

async function months(client: ApiClient): Promise<any[]> {
  const opened = await call(client, 'accountant', 'post', CLOSINGS, { body: {} })
  opened.assertStatus(201)
  const answer = await call(
    client,
    'accountant',
    'get',
    `${CLOSINGS}?_sort=fromOn&_order=asc&_end=50`
  )
  return answer.body()
}

const countOf = (one: any, key: string) =>
  one.points.find((point: any) => point.key === key).openCount

/** Closes every month through one, whatever is open. */
async function closeThrough(client: ApiClient, month: string) {
  const all = await months(client)
  const until = all.filter(({ fromOn }) => fromOn.slice(0, 7) <= month)
  for (const { id } of until) {
    const closed = await act(client, id, 'close', { note: 'As agreed' })
    closed.assertStatus(200)
  }
  return until.at(-1)
}

test.group('Closing of months', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(forgetMonths)

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(CLOSINGS)
    guest.assertStatus(401)
    for (const path of [CLOSINGS, YEARS]) {
      const other = await call(client, 'bdm', 'get', path)
      other.assertStatus(403)
      const reading = await call(client, 'auditor', 'get', path)
      reading.assertStatus(200)
      const writing = await call(client, 'auditor', 'post', path, { body: { year: 2026 } })
      writing.assertStatus(403)
    }
    const [first] = await months(client)
    const reopening = await act(client, first.id, 'reopen', { reason: 'x' })
    reopening.assertStatus(403)
  })

  test('the checklist is live, and manual points are ticked by people', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client, { journalOn: '2026-01-10' })
    const all = await months(client)
    const march = all.find(({ fromOn }) => fromOn === '2026-03-01')
    assert.equal(countOf(await show(client, march.id), 'open_journals'), 0)
    const draft = await aJournal(client, 'accountant', { journalOn: '2026-03-31' })
    const one = await show(client, march.id)
    assert.equal(countOf(one, 'open_journals'), 1)
    const point = one.points.find(({ key }: any) => key === 'open_journals')
    assert.equal(point.path, '/finance/manual-journals')
    assert.equal(countOf(one, 'trial_balance'), 0)
    await step(client, 'accountant', draft.body(), 'submit')
    assert.equal(countOf(await show(client, march.id), 'open_journals'), 1)
    const ticked = await act(client, march.id, 'ticks', { point: 'accruals_recorded', done: true })
    ticked.assertStatus(200)
    assert.equal(countOf(ticked.body(), 'accruals_recorded'), 0)
    const undone = await act(client, march.id, 'ticks', { point: 'accruals_recorded', done: false })
    assert.equal(countOf(undone.body(), 'accruals_recorded'), 1)
    const automatic = await act(client, march.id, 'ticks', { point: 'trial_balance', done: true })
    automatic.assertStatus(422)
  })

  test('locks the books, in order, with a note on what is open', async ({ client, assert }) => {
    await approvedJournal(client, { journalOn: '2026-01-10' })
    const [first, second] = await months(client)
    const early = await act(client, second.id, 'close', { note: 'Early' })
    early.assertStatus(409)
    assert.equal(early.body().code, 'CLOSING_EARLIER')
    const silent = await act(client, first.id, 'close')
    silent.assertStatus(422)
    assert.equal(silent.body().code, 'CLOSING_OPEN_POINTS')
    assert.includeMembers(silent.body().points, [...MANUAL_POINTS])
    assert.isNull((await lockOf(client, 'all')).lockedThroughOn)
    for (const point of MANUAL_POINTS) await act(client, first.id, 'ticks', { point, done: true })
    const closed = await act(client, first.id, 'close')
    closed.assertStatus(200)
    assert.equal((await lockOf(client, 'all')).lockedThroughOn, first.toOn)
    const late = await aJournal(client, 'accountant', { journalOn: first.toOn })
    late.assertStatus(422)
    assert.equal(late.body().code, 'PERIOD_LOCKED')
    const ticking = await act(client, first.id, 'ticks', { point: MANUAL_POINTS[0], done: false })
    ticking.assertStatus(409)
    const last = (await months(client)).at(-1)
    assert.isFalse(last.can.close)
  })

  test('a month is reopened with a reason by who may, the last one first', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client, { journalOn: '2026-01-10' })
    const last = await closeThrough(client, '2026-02')
    const [first] = await months(client)
    const order = await act(client, first.id, 'reopen', { reason: 'Late bill' }, 'general.manager')
    order.assertStatus(409)
    assert.equal(order.body().code, 'CLOSING_LATER')
    const reopened = await act(
      client,
      last.id,
      'reopen',
      { reason: 'Late bill' },
      'general.manager'
    )
    reopened.assertStatus(200)
    assert.containsSubset(reopened.body(), { status: 'open', reason: 'Late bill' })
    assert.equal((await lockOf(client, 'all')).lockedThroughOn, '2026-01-31')
    const audited = await db.from('audit_logs').where('entity_type', 'closing')
    assert.includeMembers(
      audited.map(({ action }) => action),
      ['create', 'close', 'reopen']
    )
  })
})

test.group('Closing of years', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(forgetMonths)

  const SOLD = [
    { code: '1400', debit: '5000' },
    { code: '4900', credit: '5000' },
  ]

  async function aYear(client: ApiClient) {
    await approvedJournal(client, { journalOn: '2025-11-30', lines: SOLD })
    await approvedJournal(client, { journalOn: '2025-12-31' })
    await approvedJournal(client, { journalOn: '2026-01-15', lines: SOLD })
  }

  const net = async (client: ApiClient, from: string, to: string) =>
    (await call(client, 'accountant', 'get', `/api/profit-and-loss?from=${from}&to=${to}`)).body()
      .net.amount

  const sheet = async (client: ApiClient, asOf: string) =>
    (await call(client, 'accountant', 'get', `/api/balance-sheet?asOf=${asOf}`)).body()

  test('carries the result to equity; reports of the year stay as they were', async ({
    client,
    assert,
  }) => {
    await aYear(client)
    const running = await call(client, 'accountant', 'post', YEARS, { body: { year: 2025 } })
    running.assertStatus(409)
    await closeThrough(client, '2025-12')
    const retained = Number(await standsAt(client, '3100', '2025-12-31'))
    const before = await sheet(client, '2025-12-31')
    const closed = await call(client, 'accountant', 'post', YEARS, { body: { year: 2025 } })
    closed.assertStatus(201)
    assert.containsSubset(closed.body(), { year: 2025, result: '3800.00', isClosed: true })
    assert.equal(Number(await standsAt(client, '3100', '2025-12-31')), retained - 3800)
    assert.equal(await standsAt(client, '4900', '2025-12-31'), '0.00')
    assert.equal(await standsAt(client, '4900', '2026-01-31'), '-5000.00')
    assert.equal(await net(client, '2025-01-01', '2025-12-31'), '3800.00')
    assert.equal(await net(client, '2026-01-01', '2026-01-31'), '5000.00')
    const after = await sheet(client, '2025-12-31')
    assert.deepEqual([after.assets, after.claims], [before.assets, before.claims])
    const twice = await call(client, 'accountant', 'post', YEARS, { body: { year: 2025 } })
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'YEAR_CLOSED')
  })

  test('is taken back by its opposite before its December is reopened', async ({
    client,
    assert,
  }) => {
    await aYear(client)
    const december = await closeThrough(client, '2025-12')
    const closed = await call(client, 'accountant', 'post', YEARS, { body: { year: 2025 } })
    const { id, version } = closed.body()
    const early = await act(client, december.id, 'reopen', { reason: 'Audit' }, 'general.manager')
    early.assertStatus(409)
    assert.equal(early.body().code, 'YEAR_CLOSED')
    const reopen = (by: string) =>
      call(client, by, 'post', `${YEARS}/${id}/reopen`, {
        body: { reason: 'Audit' },
        seen: version,
      })
    const forbidden = await reopen('accountant')
    forbidden.assertStatus(403)
    const reopened = await reopen('general.manager')
    reopened.assertStatus(200)
    assert.isFalse(reopened.body().isClosed)
    assert.equal(await standsAt(client, '4900', '2025-12-31'), '-5000.00')
    assert.equal(await net(client, '2025-01-01', '2025-12-31'), '3800.00')
    const month = await act(client, december.id, 'reopen', { reason: 'Audit' }, 'general.manager')
    month.assertStatus(200)
    const audited = await db.from('audit_logs').where('entity_type', 'year_closing')
    assert.includeMembers(
      audited.map(({ action }) => action),
      ['close', 'reopen']
    )
  })
})
