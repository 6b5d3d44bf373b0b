import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { today } from '#core/settings/firm_clock'
import { rowKey } from '#production/consumption/row_key'
import { seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { get, install, moved, PLANS, progress, someWork, type Work } from './consumption_support.js'
import { aProjectToPlan } from './schedule_support.js'

const MATERIALS = '/api/consumption-materials'
const MONTHS = '/api/consumption-months'

test.group('Consumption over projects and by month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  /** One material in two projects: 120 out of which 20 come back, and 30 of the other. */
  async function twoWorks(client: ApiClient): Promise<[Work, Work]> {
    const work = await someWork(client)
    const { id: project } = await aProjectToPlan()
    const other = { ...work, project, id: rowKey(project, work.material) }
    const rows = [{ materialId: work.material, planned: '100', allowance: '0' }]
    const body = { projectId: project, rows }
    ;(await call(client, 'planner', 'post', PLANS, { body })).assertStatus(201)
    ;(await progress(client, work, '50')).assertStatus(201)
    ;(await progress(client, other, '10')).assertStatus(201)
    ;(await moved(client, work, 'issue', '120')).assertStatus(201)
    ;(await moved(client, work, 'return', '20')).assertStatus(201)
    ;(await moved(client, other, 'issue', '32')).assertStatus(201)
    ;(await install(client, work, { quantity: '90' })).assertStatus(201)
    ;(await install(client, other, { quantity: '5.5', installedOn: '2026-01-31' })).assertStatus(
      201
    )
    return [work, other]
  }

  test('a material adds up over its projects, and every figure opens its rows', async ({
    client,
    assert,
  }) => {
    const [work, other] = await twoWorks(client)
    const [row] = (await get(client, `${MATERIALS}?materialId=${work.material}`)).body()
    assert.containsSubset(row, {
      ...{ id: work.material, planned: '300', theoretical: '110', issued: '152', returned: '20' },
      ...{ net: '132', installed: '95.5', onSite: '36.5', wastage: '20.00', cost: '2640.00' },
      ...{ projects: 2, overProjects: 1 },
    })
    const entries = async (query: string, by = 'planner') =>
      get(client, `${MATERIALS}/${work.material}/entries?${query}`, by)
    const net = (await entries('figure=net')).body()
    assert.sameMembers(
      net.map(({ quantity, code }: any) => `${quantity} ${code}`),
      await Promise.all(
        [
          ['120', work],
          ['-20', work],
          ['32', other],
        ].map(async ([quantity, { project }]: any) => {
          const { code } = await db.from('projects').where('id', project).firstOrFail()
          return `${quantity} ${code}`
        })
      )
    )
    assert.sameMembers(
      (await entries('figure=returned'))
        .body()
        .map(({ quantity, value }: any) => [quantity, value].join()),
      ['20,400.00']
    )
    const installed = await entries('figure=installed&_start=1&_end=2')
    assert.equal(installed.header('x-total-count'), '2')
    assert.containsSubset(installed.body(), [{ id: 2, quantity: '5.5', on: '2026-01-31' }])
    const own = await entries(`figure=issued&projectId=${other.project}`, 'foreman')
    assert.containsSubset(own.body(), [{ quantity: '32', value: null }])
    ;(await get(client, `${MATERIALS}/99999999/entries?figure=net`)).assertStatus(404)
    ;(await entries('figure=progress')).assertStatus(422)
  })

  test('months are of all projects together, or of those that a filter names', async ({
    client,
    assert,
  }) => {
    const [work, other] = await twoWorks(client)
    const months = async (query: string) =>
      (await get(client, `${MONTHS}?materialId=${work.material}${query}`)).body()
    const month = today().slice(0, 7)
    const all = await months('')
    assert.lengthOf(all, 2)
    assert.containsSubset(all[0], {
      ...{ month, projectId: null, issued: '152', returned: '20', net: '132' },
      ...{ installed: '90', cost: '2640.00' },
    })
    assert.containsSubset(all[1], { month: '2026-01', net: '0', installed: '5.5', cost: '0.00' })
    const own = await months(`&projectId=${other.project}`)
    assert.deepEqual(
      own.map((row: any) => [row.month, row.projectId, row.net, row.installed]),
      [
        [month, other.project, '32', '0'],
        ['2026-01', other.project, '0', '5.5'],
      ]
    )
    assert.lengthOf(await months('&month_lte=2026-01-31'), 1)
    assert.lengthOf(await months('&net_gte=100&_sort=net&_order=desc'), 1)
  })

  test('the site sees no cost, in lists and in files', async ({ client, assert }) => {
    const [work, other] = await twoWorks(client)
    for (const path of [MATERIALS, MONTHS, `${MATERIALS}/${work.material}/entries?figure=net`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await get(client, path, 'staff')).assertStatus(403)
    }
    for (const path of [MATERIALS, MONTHS]) {
      const [row] = (await get(client, `${path}?materialId=${work.material}`, 'foreman')).body()
      assert.isNull(row.cost)
      ;(await get(client, `${path}?_sort=cost`, 'foreman')).assertStatus(422)
    }
    const files = [
      ['consumption-materials', `materialId=${work.material}`],
      ['consumption-months', `materialId=${work.material}&projectId=${other.project}`],
    ]
    for (const [resource, query] of files) {
      const sheet = { resource, format: 'csv', query }
      const file = await call(client, 'foreman', 'post', '/api/exports', { body: sheet })
      await runDueJobs()
      const text = (await get(client, `/api/jobs/${file.body().id}/result`, 'foreman')).text()
      assert.notInclude(text, 'Cost')
      assert.lengthOf(text.trim().split('\n'), resource === 'consumption-months' ? 3 : 2)
    }
  })
})
