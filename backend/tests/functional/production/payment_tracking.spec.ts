import { test } from '@japa/runner'
import { invoice } from '#tests/functional/procurement/support'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runDueJobs } from '#core/jobs/due_jobs'
import { loadSettings } from '#core/settings/settings'
import { transact } from '#core/unit_of_work/transact'
import { seededRandom } from '#database/seeders/random'
import { parseMoney } from '#engines/money/money'
import { FIGURES } from '#production/payment_tracking/figures'
import { createProject } from '#production/projects/create_project'
import { APPROVED_QUOTATION } from '#tests/helpers/approved_quotation'
import { aVendor, call } from '../procurement/support.js'
import { anAgreement, somethingComesIn } from './payments/money_in.js'
import { anOrderOf, somethingGoesOut } from './payments/money_out.js'
import { recount } from './payments/recount.js'
import { aheadAgrees } from './payments/ahead_agrees.js'
import { recountExpected } from './payments/recount_expected.js'

const PATH = '/api/payment-tracking'
const COMPANY = { companyName: 'Binaa', companyNameAr: 'بناء', vatNumber: '310122393500003' }

async function aProject(quotationId: number, currency = 'SAR'): Promise<number> {
  const event = {
    ...APPROVED_QUOTATION,
    ...{ quotationId, currency, clientName: 'Sahara', totalMinor: 115_000_00 },
    number: `Q-2026-${quotationId}`,
    projectName: `Hangar ${quotationId}`,
  }
  await transact({ ...SYSTEM_ACTOR, id: 3 }, (uow) => createProject(event, uow))
  return (await db.from('projects').where('quotation_id', quotationId).firstOrFail()).id
}

const get = (client: ApiClient, path: string, by = 'planner') => call(client, by, 'get', path)

/** Every row of the list, by project and currency as the recount has them, zeros left out. */
async function listed(client: ApiClient) {
  const rows: any[] = (await get(client, `${PATH}?_start=0&_end=500`)).body()
  return Object.fromEntries(
    rows.map((row) => [`${row.projectId} ${row.currency}`, inMinor(row.figures, row.currency)])
  )
}

function inMinor(figures: Record<string, string>, currency: string) {
  const amounts = FIGURES.map((name): [string, number] => [
    name,
    Number(parseMoney(figures[name], currency)),
  ])
  return Object.fromEntries(amounts.filter(([, minor]) => minor !== 0))
}

const withoutZeros = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).filter(([, minor]) => minor !== 0))

test.group('Payment tracking', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await db.from('settings').where('key', 'company').delete()
    await db
      .table('settings')
      .insert({ key: 'company', value: JSON.stringify(COMPANY), updated_at: '2026-01-01 00:00:00' })
    await loadSettings()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('is open to production; without prices no amount is shown, filtered or sorted by', async ({
    client,
    assert,
  }) => {
    const id = await aProject(9101)
    await anOrderOf(client, seededRandom(3), id, 'USD')
    for (const path of [PATH, `${PATH}/${id}`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await get(client, path, 'staff')).assertStatus(403)
      ;(await get(client, path, 'auditor')).assertStatus(200)
    }
    const rows = (await get(client, `${PATH}?projectId=${id}`, 'foreman')).body()
    assert.deepEqual(
      rows.map((row: any) => [row.code !== '', row.currency, row.figures]),
      [[true, 'SAR', null]]
    )
    const page = (await get(client, `${PATH}/${id}`, 'foreman')).body()
    assert.isNull(page.currencies)
    for (const query of ['_sort=margin', 'billed_gte=1', 'contract=5'])
      (await get(client, `${PATH}?${query}`, 'foreman')).assertStatus(422)
    const entries = `${PATH}/${id}/entries?figure=contract&currency=SAR`
    ;(await get(client, entries, 'foreman')).assertStatus(403)
    ;(await get(client, entries)).assertStatus(200)
  })

  test('is listed for a query with words too, which it has no search for', async ({
    client,
    assert,
  }) => {
    const id = await aProject(9102)
    const [row] = (await get(client, `${PATH}?projectId=${id}`)).body()
    const found = await get(client, `${PATH}?q=${encodeURIComponent(row.code)}`)
    found.assertStatus(200)
    assert.include(
      found.body().map(({ projectId }: { projectId: number }) => projectId),
      id
    )
  })

  test('is exported as it is filtered, without amounts for those who may not see them', async ({
    client,
    assert,
  }) => {
    const id = await aProject(9601)
    await aProject(9602)
    await anAgreement(client, seededRandom(5), id, 'SAR')
    const { figures, code } = (await get(client, `${PATH}?projectId=${id}`)).body()[0]
    const sheet = (by: string, more: object) => {
      const body = {
        resource: 'payment-tracking',
        format: 'csv',
        query: `projectId=${id}`,
        ...more,
      }
      return call(client, by, 'post', '/api/exports', { body })
    }
    ;(await sheet('foreman', { columns: ['code', 'margin'] })).assertStatus(422)
    ;(await sheet('foreman', { query: 'margin_gte=1' })).assertStatus(422)
    const text = async (by: string) => {
      const job = await sheet(by, {})
      job.assertStatus(202)
      await runDueJobs()
      return String((await get(client, `/api/jobs/${job.body().id}/result`, by)).text())
    }
    const whole = (await text('planner')).trim().split('\n')
    assert.lengthOf(whole, 2)
    assert.include(whole[1], code)
    assert.include(whole[1], figures.contract)
    const [heads, row] = (await text('foreman')).trim().split('\n')
    assert.notInclude(heads, 'Margin')
    assert.include(row, code)
    assert.notInclude(row, figures.contract)
  })

  test('figures of random histories are what their documents add up to, by currency', async ({
    client,
    assert,
  }) => {
    const done = new Map<string, number>()
    for (const seed of [11, 12, 13]) {
      const random = seededRandom(seed)
      const projects = [await aProject(9200 + seed), await aProject(9300 + seed, 'USD')]
      const agreements = [
        await anAgreement(client, random, projects[0], 'SAR'),
        await anAgreement(client, random, projects[0], 'USD'),
        await anAgreement(client, random, projects[1], 'USD'),
      ]
      const orders: number[] = []
      for (let i = 0; i < 10; i++)
        orders.push(
          await anOrderOf(client, random, random.pick(projects), random.pick(['SAR', 'USD', 'KWD']))
        )
      for (let step = 0; step < 130; step++) {
        const what = random.chance(0.4)
          ? await somethingComesIn(client, random, random.pick(agreements))
          : await somethingGoesOut(client, random, random.pick(orders))
        done.set(what, (done.get(what) ?? 0) + 1)
      }
      await agrees(client, assert)
    }
    const issued = ['advance', 'progress', 'credit_note', 'retention_release', 'draft']
    const moved = ['receipt', 'reversal', 'delivery', 'blocked bill', 'pay', 'cancelBill']
    const ends = ['amend', 'amendment approve', 'amendment reject', 'cancel', 'close']
    assert.includeMembers([...done.keys()], [...issued, ...moved, ...ends])
  }).timeout(120_000)

  async function agrees(client: ApiClient, assert: any) {
    const slow = Object.fromEntries(
      Object.entries(await recount()).map(([key, figures]) => [key, withoutZeros(figures)])
    )
    const rows = await listed(client)
    await aheadAgrees(client, assert, await recountExpected())
    for (const key of Object.keys(slow)) assert.deepEqual(rows[key], slow[key], key)
    for (const [key, figures] of Object.entries(slow)) {
      const [projectId, currency] = key.split(' ')
      await entriesAgree(client, assert, Number(projectId), currency, figures)
    }
  }

  /** Every figure is the sum of the documents that it opens, and cash is the sum of its months. */
  async function entriesAgree(
    client: ApiClient,
    assert: any,
    projectId: number,
    currency: string,
    figures: Record<string, number>
  ) {
    const path = `${PATH}/${projectId}`
    const minor = (text: string) => Number(parseMoney(text, currency))
    const add = (rows: any[], name: string) => rows.reduce((all, row) => all + minor(row[name]), 0)
    for (const [figure, expected] of Object.entries(figures)) {
      const answer = await get(client, `${path}/entries?figure=${figure}&currency=${currency}`)
      answer.assertStatus(200)
      assert.equal(add(answer.body(), 'amount'), expected, `${projectId} ${currency} ${figure}`)
    }
    const project = (await get(client, path)).body()
    const own = project.currencies.find((one: any) => one.currency === currency)
    assert.deepEqual(inMinor(own.figures, currency), figures)
    assert.equal(add(own.months, 'incoming'), figures.received ?? 0)
    assert.equal(add(own.months, 'outgoing'), figures.paid ?? 0)
    const last = own.months.at(-1)
    const cash = (figures.received ?? 0) - (figures.paid ?? 0)
    assert.equal(last ? minor(last.cumulative) : 0, cash)
    assert.equal(minor(own.figures.cash), cash)
    const margin =
      (figures.contract ?? 0) -
      (figures.billed ?? 0) -
      (figures.labour ?? 0) -
      (figures.committed ?? 0)
    assert.equal(minor(own.figures.margin), margin)
    if (!own.months.length) return
    const { month, incoming } = own.months[0]
    const query = `figure=received&currency=${currency}&month=${month}`
    const ofMonth = (await get(client, `${path}/entries?${query}`)).body()
    assert.equal(add(ofMonth, 'amount'), minor(incoming))
  }

  test('a bill in part keeps the rest committed; a cancelled or closed order commits nothing more', async ({
    client,
    assert,
  }) => {
    const id = await aProject(9401)
    const committed = async () =>
      (await get(client, `${PATH}/${id}`)).body().currencies[0].figures.committed
    const order = await call(client, 'po.clerk', 'post', '/api/purchase-orders', {
      body: {
        vendorId: (await aVendor()).id,
        projectId: id,
        currency: 'SAR',
        lines: [{ description: 'Steel', quantity: '3', unit: 'ton', unitPrice: '100.01' }],
      },
    })
    order.assertStatus(201)
    assert.equal(await committed(), '0.00')
    const path = `/api/purchase-orders/${order.body().id}`
    const post = async (by: string, verb: string, body: object = {}) => {
      const { version: seen } = (await get(client, path, 'buyer')).body()
      return call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen })
    }
    await post('po.clerk', 'submit')
    ;(await post('chief.engineer', 'approve')).assertStatus(200)
    assert.equal(await committed(), '300.03')
    const lineId = order.body().lines[0].id
    const bill = invoice({
      vendorNumber: 'B-1',
      lines: [{ lineId, quantity: '1', unitPrice: '120' }],
    })
    ;(await post('po.clerk', 'bills', bill)).assertStatus(201)
    assert.equal(await committed(), '200.02')
    await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '2' }] })
    assert.equal(await committed(), '200.02')
    ;(await post('po.clerk', 'close', { reason: 'Enough' })).assertStatus(200)
    // one of the two that came has not been billed yet
    assert.equal(await committed(), '100.01')
  })

  test('answers 404 for a project that does not exist and 422 for a figure that does not', async ({
    client,
  }) => {
    const id = await aProject(9501)
    ;(await get(client, `${PATH}/999999`)).assertStatus(404)
    ;(await get(client, `${PATH}/999999/entries`)).assertStatus(404)
    ;(await get(client, `${PATH}/${id}/entries?figure=profit&currency=SAR`)).assertStatus(422)
    ;(
      await get(client, `${PATH}/${id}/entries?figure=paid&currency=SAR&month=2026-13`)
    ).assertStatus(422)
  })
})
