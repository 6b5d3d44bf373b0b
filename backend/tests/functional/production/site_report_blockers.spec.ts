import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import {
  approve,
  aReport,
  aSite,
  aSubmittedReport,
  dayFromToday,
  REPORTS,
} from './site_report_support.js'

const CONSTRAINTS = '/api/task-constraints'
const DELAYS = '/api/delays'

test.group('Blockers of site reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const shown = async (client: ApiClient, id: number, by = 'planner') =>
    (await call(client, by, 'get', `${REPORTS}/${id}`)).body().blockers[0]

  /** An approved report that says what keeps task B from going on. */
  async function aBlocker(client: ApiClient) {
    const site = await aSite(client)
    const sent = await aSubmittedReport(client, site)
    const approved = await approve(client, 'chief.engineer', sent)
    approved.assertStatus(200)
    const { id } = approved.body()
    const { id: blockerId, taskId } = await shown(client, id)
    const { id: ownerId } = await person('planner')
    const constraint = {
      ...{ taskId, blockerId, ownerId, kind: 'permit', fixedOn: dayFromToday(0) },
      description: 'Hot work permit is late',
    }
    const delay = {
      ...{ projectId: site.project.id, blockerId, title: 'Hot work permit is late' },
      ...{ cause: 'authority', responsible: 'authority', firstOn: dayFromToday(-1) },
    }
    return { site, id, blockerId, constraint, delay }
  }

  test('become a constraint of their task, once', async ({ client, assert }) => {
    const { id, constraint: body } = await aBlocker(client)
    assert.deepInclude(await shown(client, id), {
      ...{ constraint: null, delay: null, can: { addConstraint: true, recordDelay: true } },
    })
    const made = await call(client, 'planner', 'post', CONSTRAINTS, { body })
    made.assertStatus(201)
    assert.deepInclude(await shown(client, id), {
      ...{ constraint: { id: made.body().id, isOpen: true } },
      ...{ can: { addConstraint: false, recordDelay: true } },
    })
    const again = await call(client, 'planner', 'post', CONSTRAINTS, { body })
    again.assertStatus(409)
    assert.deepInclude(again.body(), { code: 'BLOCKER_USED', recordId: made.body().id })
    // what was deleted as a mistake can be entered again
    const path = `${CONSTRAINTS}/${made.body().id}`
    const { version: seen } = made.body()
    ;(await call(client, 'planner', 'delete', path, { seen, body: {} })).assertStatus(204)
    ;(await call(client, 'planner', 'post', CONSTRAINTS, { body })).assertStatus(201)
  })

  test('become a delay that names its report, once', async ({ client, assert }) => {
    const { id, delay: body } = await aBlocker(client)
    const made = await call(client, 'planner', 'post', DELAYS, { body })
    made.assertStatus(201)
    const { number } = (await call(client, 'planner', 'get', `${REPORTS}/${id}`)).body()
    assert.deepEqual(made.body().siteReport, { id, number })
    assert.deepInclude(await shown(client, id), {
      ...{ delay: { id: made.body().id, number: made.body().number } },
      ...{ can: { addConstraint: true, recordDelay: false } },
    })
    ;(await call(client, 'planner', 'post', DELAYS, { body })).assertStatus(409)
    assert.lengthOf(await db.from('delays').where('blocker_id', body.blockerId), 1)
  })

  test('lead on for those who plan and record; others see where they led', async ({
    client,
    assert,
  }) => {
    const { id, constraint, delay } = await aBlocker(client)
    for (const [path, body] of [
      [CONSTRAINTS, constraint],
      [DELAYS, delay],
    ] as const) {
      ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
      for (const who of ['auditor', 'storekeeper'])
        (await call(client, who, 'post', path, { body })).assertStatus(403)
    }
    const none = { addConstraint: false, recordDelay: false }
    assert.deepEqual((await shown(client, id, 'auditor')).can, none)
    await call(client, 'planner', 'post', CONSTRAINTS, { body: constraint })
    assert.isNotNull((await shown(client, id, 'auditor')).constraint)
  })

  test('of another task, project or report that may still change are refused', async ({
    client,
    assert,
  }) => {
    const { site, constraint, delay } = await aBlocker(client)
    const refused = async (path: string, body: Record<string, unknown>) => {
      const answer = await call(client, 'planner', 'post', path, { body })
      answer.assertStatus(422)
      assert.property(answer.body().errors, 'blockerId')
    }
    await refused(CONSTRAINTS, { ...constraint, taskId: site.tasks.A })
    const other = await aSite(client)
    await refused(DELAYS, { ...delay, projectId: other.project.id })
    const draft = await aReport(client, other)
    const open = await shown(client, draft.id)
    assert.deepEqual(open.can, { addConstraint: false, recordDelay: false })
    await refused(CONSTRAINTS, { ...constraint, taskId: open.taskId, blockerId: open.id })
  })
})
