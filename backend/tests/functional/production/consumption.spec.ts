import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { seededRandom } from '#database/seeders/random'
import { divideHalfUp } from '#engines/money/money'
import { aPlace, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import {
  get,
  install,
  moved,
  PATH,
  PLANS,
  progress,
  show,
  someWork,
  type Work,
} from './consumption_support.js'

test.group('Material consumption', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  test('is what was issued net of returns against planned × progress', async ({
    client,
    assert,
  }) => {
    const work = await someWork(client)
    assert.containsSubset(await show(client, work), {
      planned: '200',
      theoretical: '0',
      wastage: null,
      over: false,
    })
    ;(await moved(client, work, 'issue', '120')).assertStatus(201)
    assert.isNull((await show(client, work)).wastage)
    ;(await progress(client, work, '50')).assertStatus(201)
    ;(await moved(client, work, 'return', '14.5')).assertStatus(201)
    ;(await install(client, work, { quantity: '90' })).assertStatus(201)
    assert.containsSubset(await show(client, work), {
      progress: '50.00',
      theoretical: '100',
      issued: '120',
      returned: '14.5',
      net: '105.5',
      installed: '90',
      onSite: '15.5',
      wastage: '5.50',
      allowance: '5.00',
      over: true,
      cost: '2110.00',
    })
  })

  test('of a reversed movement nothing is left, in total and in its rows', async ({
    client,
    assert,
  }) => {
    const work = await someWork(client)
    await progress(client, work, '10')
    const issue = (await moved(client, work, 'issue', '40')).body()
    assert.equal((await show(client, work)).net, '40')
    const path = `/api/stock-movements/${issue.id}/reverse`
    const sent = { body: { reason: 'Wrong project' }, seen: issue.version }
    const reversed = await call(client, 'storekeeper', 'post', path, sent)
    reversed.assertStatus(200)
    assert.containsSubset(await show(client, work), {
      issued: '0',
      net: '0',
      cost: '0.00',
      wastage: '-100.00',
      over: false,
    })
    const rows = (await get(client, `${PATH}/${work.id}/entries?figure=issued`)).body()
    assert.sameMembers(
      rows.map((row: any) => row.quantity),
      ['40', '-40']
    )
    assert.lengthOf((await show(client, work)).months, 1)
  })

  test('random histories add up as a slow count of their movements does', async ({
    client,
    assert,
  }) => {
    const random = seededRandom(77)
    const works = [await someWork(client, '333.3333', '2.5'), await someWork(client, '71', '0')]
    const posted: any[] = []
    for (let step = 0; step < 45; step++) {
      const work = random.pick(works)
      const quantity = `${random.whole(1, 9)}.${random.pick(['5', '25', '3333'])}`
      const what = random.pick(['issue', 'issue', 'return', 'reverse', 'progress', 'install'])
      if (what === 'progress') await progress(client, work, `${random.whole(0, 100)}.25`)
      else if (what === 'install') await install(client, work, { quantity })
      else if (what === 'reverse') await takeBack(client, posted)
      else {
        const answer = await moved(client, work, what as 'issue', quantity)
        if (answer.status() === 201) posted.push(answer.body())
      }
    }
    for (const work of works) await agrees(client, assert, work)
    const listed = (await get(client, `${PATH}?projectId=${works[0].project}`)).body()
    assert.sameMembers(
      listed.map(({ id }: any) => id),
      works.map(({ id }) => id)
    )
  }).timeout(60_000)

  async function takeBack(client: ApiClient, posted: any[]) {
    const movement = posted.shift()
    if (!movement) return
    const path = `/api/stock-movements/${movement.id}/reverse`
    const sent = { body: { reason: 'Mistake' }, seen: movement.version }
    await call(client, 'storekeeper', 'post', path, sent)
  }

  /** From the movements' own lines, those that were reversed left out; not from the ledger. */
  async function agrees(client: ApiClient, assert: any, work: Work) {
    const movements = await db
      .from('stock_movements')
      .where({ project_id: work.project, status: 'posted' })
      .whereNull('reversal_of_id')
    let net = 0n
    for (const { id, type } of movements)
      for (const line of await db.from('stock_movement_lines').where('movement_id', id))
        if (line.material_id === work.material)
          net += BigInt(line.quantity_e4) * (type === 'issue' ? 1n : -1n)
    const plan = await db
      .from('material_plans')
      .where({ project_id: work.project, material_id: work.material })
      .firstOrFail()
    const reports = await db
      .from('material_progress')
      .where({ project_id: work.project, material_id: work.material })
      .orderBy('id')
    const bp = BigInt(reports.at(-1)?.progress_bp ?? 0)
    const theoretical = divideHalfUp(BigInt(plan.planned_e4) * bp, 10_000n)
    const wastage =
      theoretical > 0n ? Number(divideHalfUp((net - theoretical) * 10_000n, theoretical)) : null
    const row = await show(client, work)
    assert.equal(Math.round(Number(row.net) * 1e4), Number(net))
    assert.equal(Math.round(Number(row.theoretical) * 1e4), Number(theoretical))
    assert.equal(row.wastage === null ? null : Math.round(Number(row.wastage) * 100), wastage)
    const allowed = BigInt(plan.allowance_bp) * theoretical
    assert.equal(row.over, theoretical > 0n && (net - theoretical) * 10_000n > allowed)
    await rowsAgree(client, assert, work, row)
  }

  async function rowsAgree(client: ApiClient, assert: any, work: Work, row: any) {
    const e4 = (text: string) => Math.round(Number(text) * 1e4)
    const sum = (rows: any[], name: string) => rows.reduce((all, one) => all + e4(one[name]), 0)
    for (const figure of ['issued', 'returned', 'net', 'installed']) {
      const rows = (await get(client, `${PATH}/${work.id}/entries?figure=${figure}`)).body()
      assert.equal(sum(rows, 'quantity'), e4(row[figure]), figure)
    }
    const { months } = await show(client, work)
    assert.equal(sum(months, 'net'), e4(row.net))
    assert.equal(sum(months, 'theoretical'), e4(row.theoretical))
    assert.equal(sum(months, 'installed'), e4(row.installed))
    assert.equal(sum(months, 'cost'), e4(row.cost))
    assert.equal(months.at(-1)?.wastage ?? null, row.wastage)
  }

  test('the site sees quantities and no amount, and installs no more than it has', async ({
    client,
    assert,
  }) => {
    const work = await someWork(client)
    await moved(client, work, 'issue', '10')
    ;(await client.get(PATH)).assertStatus(401)
    ;(await get(client, PATH, 'staff')).assertStatus(403)
    const row = await show(client, work, 'foreman')
    assert.containsSubset(row, { net: '10', cost: null })
    assert.isNull(row.months[0].cost)
    const entries = (await get(client, `${PATH}/${work.id}/entries?figure=net`, 'foreman')).body()
    assert.containsSubset(entries, [{ quantity: '10', value: null }])
    for (const query of ['_sort=cost', 'cost_gte=1'])
      (await get(client, `${PATH}?${query}`, 'foreman')).assertStatus(422)
    const sheet = { resource: 'consumption', format: 'csv', query: `projectId=${work.project}` }
    const file = await call(client, 'foreman', 'post', '/api/exports', { body: sheet })
    await runDueJobs()
    const text = (await get(client, `/api/jobs/${file.body().id}/result`, 'foreman')).text()
    assert.include(text, row.materialCode)
    assert.notInclude(text, 'Cost')
    ;(await install(client, work, { quantity: '11' })).assertStatus(422)
    ;(await install(client, work, { quantity: '-1' })).assertStatus(422)
    ;(await install(client, work, { quantity: '4' }, 'auditor')).assertStatus(403)
    const twice = { quantity: '4', note: 'Level 2' }
    ;(await install(client, work, twice, 'foreman', 'phone-1')).assertStatus(201)
    ;(await install(client, work, twice, 'foreman', 'phone-1')).assertStatus(201)
    ;(await install(client, work, { quantity: '-1.5' })).assertStatus(201)
    assert.equal((await show(client, work)).installed, '2.5')
    const plan = { projectId: work.project, rows: [{ materialId: work.material, planned: '1' }] }
    ;(await call(client, 'foreman', 'post', PLANS, { body: plan })).assertStatus(403)
  })

  test('rows are planned by their codes, all or none, and changed by version', async ({
    client,
    assert,
  }) => {
    const work = await someWork(client)
    const other = await aPlace(client, '0')
    const code = (await db.from('materials').where('id', other.materialId).firstOrFail()).code
    const rows = [
      { materialCode: code, planned: '12.5' },
      { materialCode: 'NO-SUCH', planned: '1' },
      { materialCode: code, planned: '3' },
    ]
    const sent = (list: object[]) =>
      call(client, 'planner', 'post', PLANS, { body: { projectId: work.project, rows: list } })
    const refused = await sent(rows)
    refused.assertStatus(422)
    assert.sameMembers(Object.keys(refused.body().errors), [
      'rows.1.materialCode',
      'rows.2.materialCode',
    ])
    assert.lengthOf(await db.from('material_plans').where('project_id', work.project), 1)
    const done = await sent([rows[0], { materialId: work.material, planned: '210' }])
    assert.deepEqual(done.body(), { created: 1, updated: 1 })
    const { plan, planned, allowance } = await show(client, work)
    assert.deepEqual([planned, allowance], ['210', '5.00'])
    const path = `${PATH}/${work.id}/plan`
    const body = { allowance: '7.5' }
    ;(await call(client, 'planner', 'patch', path, { body })).assertStatus(428)
    ;(await call(client, 'planner', 'patch', path, { body, seen: 99 })).assertStatus(412)
    ;(await call(client, 'planner', 'patch', path, { body, seen: plan.version })).assertStatus(200)
    const kind = { entity_type: 'material_plan', entity_id: String(plan.id) }
    assert.lengthOf(await db.from('audit_logs').where(kind), 3)
    const seen = plan.version + 1
    ;(await call(client, 'planner', 'delete', path, { seen })).assertStatus(204)
    ;(await get(client, `${PATH}/${work.id}`)).assertStatus(404)
  })
})
