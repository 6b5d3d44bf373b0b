import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { guaranteeCost, wholeCost } from '#finance/guarantees/guarantee_cost'
import { notifyExpiringGuarantees } from '#finance/guarantees/notify_expiring'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'

const PATH = '/api/guarantees'
const inDays = (days: number) => addDays(today(), days)
const BODY = {
  direction: 'issued',
  kind: 'performance',
  bank: 'Riyad Bank',
  number: 'LG-7701',
  beneficiary: 'Sahara Holding',
  amount: '100000',
  currency: 'SAR',
  percent: '10',
  issuedOn: inDays(-100),
  expiresOn: inDays(50),
  commission: '1.5',
}

test.group('Bank guarantees', (group) => {
  const books = Books.within(group)

  const enter = (client: ApiClient, more: object = {}, who = 'accountant') =>
    call(client, who, 'post', PATH, { body: { ...BODY, ...more } as never })

  const step = (client: ApiClient, { id, version }: any, path: string, body: object) =>
    call(client, 'accountant', 'post', `${PATH}/${id}/${path}`, {
      body: body as never,
      seen: version,
    })

  test('are kept by finance; who keeps contracts reads those of contracts', async ({
    client,
    assert,
  }) => {
    ;(await client.get(PATH)).assertStatus(401)
    ;(await call(client, 'engineer', 'get', PATH)).assertStatus(403)
    ;(await enter(client, {}, 'bdm')).assertStatus(403)
    ;(await call(client, 'bdm', 'get', `${PATH}/elsewhere`)).assertStatus(403)
    const costs = `${PATH}/costs?from=2026-01-01&to=2026-12-31`
    ;(await call(client, 'bdm', 'get', costs)).assertStatus(403)
    ;(await call(client, 'bdm', 'get', `${PATH}/links/contracts`)).assertStatus(403)
    const other = await enter(client)
    other.assertStatus(201)
    const contract = await books.contract(client)
    const secured = await enter(client, { number: 'LG-2', contractId: contract.id })
    secured.assertStatus(201)
    const listed = (await call(client, 'bdm', 'get', PATH)).body()
    assert.deepEqual(
      listed.map((row: any) => row.id),
      [secured.body().id]
    )
    assert.include(listed[0].link.label, contract.number)
    assert.isFalse(listed[0].can.update)
    ;(await call(client, 'bdm', 'get', `${PATH}/${other.body().id}`)).assertStatus(404)
    ;(await call(client, 'bdm', 'get', `${PATH}/${other.body().id}/history`)).assertStatus(404)
    ;(await call(client, 'bdm', 'get', `${PATH}/${other.body().id}/files`)).assertStatus(404)
    ;(await call(client, 'bdm', 'get', `${PATH}/${secured.body().id}`)).assertStatus(200)
    assert.lengthOf((await call(client, 'accountant', 'get', PATH)).body(), 2)
    assert.lengthOf(await db.from('audit_logs').where('entity_type', 'guarantee'), 2)
  })

  test('are the same paper once, here, with a project or with an advance', async ({ client }) => {
    ;(await enter(client)).assertStatus(201)
    ;(await enter(client, { bank: 'RIYAD-BANK', number: 'lg 7701' })).assertStatus(422)
    ;(await enter(client, { bank: 'Other Bank' })).assertStatus(201)
    const [projectId] = await db.table('projects').insert({
      ...{ code: 'P-G1', name: 'Tower', status: 'active', search_text: '', currency: 'SAR' },
      ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
    })
    await db.table('project_guarantees').insert({
      ...{ project_id: projectId, kind: 'performance', number: 'PG/9', bank: 'Riyad Bank' },
      ...{ amount_minor: 100, currency: 'SAR', issued_on: '2026-01-01' },
      ...{ expires_on: '2027-01-01', first_expires_on: '2027-01-01' },
      ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
    })
    ;(await enter(client, { number: 'PG-9' })).assertStatus(422)
  })

  test('are requested, issued, extended and given back; nothing else is taken', async ({
    client,
    assert,
  }) => {
    const requested = await enter(client, { number: null, issuedOn: null })
    assert.equal(requested.body().status, 'requested')
    const early = { endedOn: inDays(0), reason: 'Done' }
    ;(await step(client, requested.body(), 'release', early)).assertStatus(409)
    const issued = { number: 'LG-1', issuedOn: inDays(-10) }
    const late = { ...issued, issuedOn: inDays(60) }
    ;(await step(client, requested.body(), 'activate', late)).assertStatus(422)
    const active = await step(client, requested.body(), 'activate', issued)
    assert.containsSubset(active.body(), { status: 'active', number: 'LG-1' })
    ;(await step(client, requested.body(), 'release', early)).assertStatus(412)
    const remove = await call(client, 'accountant', 'delete', `${PATH}/${active.body().id}`, {
      seen: active.body().version,
    })
    remove.assertStatus(409)
    ;(await step(client, active.body(), 'extensions', { expiresOn: inDays(50) })).assertStatus(422)
    const extended = await step(client, active.body(), 'extensions', {
      expiresOn: inDays(90),
      reason: 'Client asked',
    })
    assert.containsSubset(extended.body(), {
      ...{ status: 'extended', firstExpiresOn: inDays(50), expiresOn: inDays(90), daysLeft: 90 },
      extensions: [{ fromOn: inDays(50), toOn: inDays(90), reason: 'Client asked' }],
    })
    const before = { endedOn: inDays(-11), reason: 'Done' }
    ;(await step(client, extended.body(), 'release', before)).assertStatus(422)
    const tomorrow = { endedOn: inDays(1), reason: 'Done' }
    ;(await step(client, extended.body(), 'release', tomorrow)).assertStatus(422)
    const released = await step(client, extended.body(), 'release', early)
    assert.containsSubset(released.body(), { status: 'released', endReason: 'Done' })
    const claim = { endedOn: inDays(0), amount: '5', reason: 'Late' }
    ;(await step(client, released.body(), 'claim', claim)).assertStatus(409)
    const change = await call(client, 'accountant', 'patch', `${PATH}/${released.body().id}`, {
      body: { amount: '1' },
      seen: released.body().version,
    })
    change.assertStatus(409)
  })

  test('are claimed for no more than they stand for; what is over has expired', async ({
    client,
    assert,
  }) => {
    const held = (await enter(client)).body()
    const claim = { endedOn: inDays(0), amount: '100000.01', reason: 'Delay' }
    ;(await step(client, held, 'claim', claim)).assertStatus(422)
    const claimed = await step(client, held, 'claim', { ...claim, amount: '40000' })
    assert.containsSubset(claimed.body(), { status: 'claimed', claimed: '40000.00' })
    const over = await enter(client, { number: 'LG-OLD', expiresOn: inDays(-1) })
    assert.containsSubset(over.body(), { status: 'expired', daysLeft: -1 })
    ;(await enter(client, { number: 'LG-B', expiresOn: inDays(-101) })).assertStatus(422)
    ;(await enter(client, { number: 'LG-C', amount: '1.005' })).assertStatus(422)
    ;(await enter(client, { number: 'LG-D', contractId: 999_999 })).assertStatus(422)
  })

  test('cost what they cost by day, and the fee once', ({ assert }) => {
    const guarantee = {
      ...{ amountMinor: 10_000_000, commissionBp: 150, feeMinor: 50_000 },
      ...{ issuedOn: '2026-01-01', expiresOn: '2026-12-31', endedOn: null },
    }
    // 1.5 % of 100,000.00 for 365 days, and 500.00
    assert.equal(wholeCost(guarantee), 200_000)
    assert.equal(guaranteeCost(guarantee, '2026-02-01', '2026-02-28'), 11_507)
    const months = Array.from({ length: 12 }, (_, month) => {
      const start = `2026-${String(month + 1).padStart(2, '0')}-01`
      const next = month === 11 ? '2027-01-01' : `2026-${String(month + 2).padStart(2, '0')}-01`
      return guaranteeCost(guarantee, start, addDays(next, -1))
    })
    const sum = months.reduce((total, one) => total + one, 0)
    assert.isAtMost(Math.abs(sum - wholeCost(guarantee)), 6)
    // given back early, the bank takes no more
    const ended = { ...guarantee, endedOn: '2026-01-31' }
    assert.equal(guaranteeCost(ended, '2026-02-01', '2026-12-31'), 0)
    assert.equal(wholeCost(ended), 62_740)
  })

  test('tell finance sixty, thirty and seven days before they end, once each', async ({
    client,
    assert,
  }) => {
    const { id } = (await enter(client, { expiresOn: inDays(61) })).body()
    const told = async (on: string) => {
      await notifyExpiringGuarantees(on)
      const row = await db
        .from('notifications')
        .where({ related_entity_type: 'guarantee', related_entity_id: id })
        .countDistinct('message as n')
        .count('* as all')
        .first()
      return Number(row?.all)
    }
    assert.equal(await told(inDays(0)), 0)
    const first = await told(inDays(1))
    assert.isAbove(first, 0)
    assert.equal(await told(inDays(2)), first)
    assert.equal(await told(inDays(31)), 2 * first)
    assert.equal(await told(inDays(54)), 3 * first)
    assert.equal(await told(inDays(60)), 3 * first)
  })

  test('name the contract whose advance none covers, and by how much', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const advance = { type: 'advance', contractId: contract.id, amount: '10000', buyer: BUYER }
    const body = {
      ...advance,
      lines: [{ description: 'Advance', quantity: '1', unitPrice: '10000' }],
    }
    const draft = await books.draft(client, body)
    if (draft.status() !== 201) throw new Error(draft.text())
    ;(await books.issue(client, draft.body())).assertStatus(200)
    const missing = async () => {
      const rows = (await call(client, 'accountant', 'get', `${PATH}/missing`)).body()
      return rows.find((row: any) => row.contractId === contract.id)
    }
    assert.containsSubset(await missing(), { advance: '10000.00', short: '10000.00' })
    const cover = { kind: 'advance', contractId: contract.id, amount: '6000' }
    await enter(client, { ...cover, number: 'LG-ADV' })
    await enter(client, { ...cover, number: 'LG-OVER', expiresOn: inDays(-1) })
    assert.containsSubset(await missing(), { covered: '6000.00', short: '4000.00' })
    await enter(client, { ...cover, number: 'LG-REST', amount: '4000' })
    assert.isUndefined(await missing())
  })
})
