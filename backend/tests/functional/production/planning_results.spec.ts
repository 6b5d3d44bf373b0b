import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { runDueJobs } from '#core/jobs/due_jobs'
import { sqlInstant } from '#core/database/instants'
import { addDays } from '#core/settings/days'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { MISS_REASONS } from '#production/enums/planning'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject } from './planning_support.js'

const AT = '/api/planning-results'
const FIRST = '2029-01-07'

interface Made {
  week: number
  status: 'committed' | 'closed'
  /** Reason of a miss, or null for what was kept. */
  promises: { by: number; task: number; reason: string | null }[]
}

/** Writes weeks as the portal would have them, long past. */
async function write(projectId: number, tasks: number[], people: number[], weeks: Made[]) {
  const at = sqlInstant()
  const written: { weekOn: string; by: number; reason: string | null; status: string }[] = []
  for (const { week, status, promises } of weeks) {
    const weekOn = addDays(FIRST, 7 * week)
    const stamps = { version: 3, created_at: at, updated_at: at }
    const plan = { project_id: projectId, week_on: weekOn, status, ...stamps }
    const [planId] = await db.table('weekly_plans').insert(plan).returning('id')
    const known = new Set<string>()
    for (const { by, task, reason } of promises) {
      if (known.has(`${by} ${task}`)) continue
      known.add(`${by} ${task}`)
      const outcome = reason ? 'not_done' : 'done'
      await db.table('weekly_promises').insert({
        plan_id: typeof planId === 'object' ? planId.id : planId,
        ...{ task_id: tasks[task], promised_by: people[by], percent: 50, outcome, reason },
      })
      written.push({ weekOn, by: people[by]!, reason, status })
    }
  }
  return written.filter(({ status }) => status === 'closed')
}

const ppc = (kept: number, made: number) => (made ? Number(((100 * kept) / made).toFixed(2)) : null)

test.group('Results of planning', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for production', async ({ client }) => {
    ;(await client.get(AT)).assertStatus(401)
    for (const who of ['staff', 'buyer', 'accountant'])
      (await call(client, who, 'get', AT)).assertStatus(403)
    for (const who of ['foreman', 'auditor']) (await call(client, who, 'get', AT)).assertStatus(200)
    for (const query of ['from=2029-02-01&to=2029-01-01', 'from=1990-01-01', 'projectId=0'])
      (await call(client, 'planner', 'get', `${AT}?${query}`)).assertStatus(422)
    ;(await call(client, 'planner', 'get', `${AT}?projectId=99999999`)).assertStatus(404)
  })

  test('by hand: two weeks with an empty one between', async ({ client, assert }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const people = [(await person('foreman')).id, (await person('planner')).id]
    await write(projectId, [taskIds.A, taskIds.B], people, [
      {
        ...{ week: 0, status: 'closed' },
        promises: [
          { by: 0, task: 0, reason: null },
          { by: 0, task: 1, reason: 'material' },
          { by: 1, task: 1, reason: 'weather' },
        ],
      },
      { ...{ week: 2, status: 'closed' }, promises: [{ by: 1, task: 0, reason: 'material' }] },
      { ...{ week: 3, status: 'committed' }, promises: [{ by: 1, task: 0, reason: 'labour' }] },
    ])
    const query = `projectId=${projectId}&from=${FIRST}&to=2029-03-01`
    const results = (await call(client, 'planner', 'get', `${AT}?${query}`)).body()
    assert.deepInclude(results, { made: 4, kept: 1, ppc: 25 })
    assert.deepEqual(results.weeks, [
      { weekOn: '2029-01-07', made: 3, kept: 1, ppc: 33.33 },
      { weekOn: '2029-01-14', made: 0, kept: 0, ppc: null },
      { weekOn: '2029-01-21', made: 1, kept: 0, ppc: 0 },
    ])
    assert.deepEqual(results.reasons, [
      { reason: 'material', count: 2, cumulative: 66.67 },
      { reason: 'weather', count: 1, cumulative: 100 },
    ])
    const foreman = results.people.find(({ userId }: { userId: number }) => userId === people[0])
    assert.deepInclude(foreman, { made: 2, kept: 1, ppc: 50 })
    assert.deepInclude(results.projects[0], { projectId, made: 4, kept: 1, ppc: 25 })
    // a figure opens its rows
    const rows = `/api/weekly-promises?projectId=${projectId}&status=closed&reason=material`
    const opened = await call(client, 'planner', 'get', rows)
    assert.lengthOf(opened.body(), 2)
    const none = `${AT}?projectId=${projectId}&from=2028-01-01&to=2028-02-01`
    const empty = (await call(client, 'planner', 'get', none)).body()
    assert.deepInclude(empty, { made: 0, kept: 0, ppc: null, weeks: [], reasons: [], people: [] })
  })

  test('lists of promises and constraints can be exported', async ({ client, assert }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const foreman = await person('foreman')
    const { description } = await aConstraint(client, taskIds.A)
    const promises = [{ by: 0, task: 0, reason: 'weather' }]
    await write(projectId, [taskIds.A], [foreman.id], [{ week: 0, status: 'closed', promises }])
    for (const [resource, word] of [
      ['weekly-promises', 'weather'],
      ['task-constraints', description],
    ]) {
      const body = { resource, format: 'csv', query: `projectId=${projectId}` }
      ;(await call(client, 'accountant', 'post', '/api/exports', { body })).assertStatus(403)
      const job = await call(client, 'auditor', 'post', '/api/exports', { body })
      await runDueJobs()
      const path = `/api/jobs/${job.body().id}/result`
      const text = (await call(client, 'auditor', 'get', path)).text()
      assert.include(text, word)
      assert.include(text, foreman.name)
    }
  })

  test('over random weeks they are what a slow recount finds', async ({ client, assert }) => {
    const people = [(await person('foreman')).id, (await person('planner')).id]
    const reasons = MISS_REASONS.map(({ value }) => value)
    const promises = fc.array(
      fc.record({
        by: fc.nat({ max: 1 }),
        task: fc.nat({ max: 3 }),
        reason: fc.option(fc.constantFrom(...reasons), { nil: null }),
      }),
      { maxLength: 8 }
    )
    const weeks = fc.uniqueArray(
      fc.record({
        week: fc.nat({ max: 11 }),
        status: fc.constantFrom<Made['status']>('closed', 'closed', 'committed'),
        promises,
      }),
      { selector: ({ week }) => week, maxLength: 9 }
    )
    const property = fc.asyncProperty(weeks, async (all) => {
      const { projectId, taskIds } = await aPlannedProject(client)
      const counted = await write(projectId, Object.values(taskIds), people, all)
      tried('properties')
      const query = `projectId=${projectId}&from=${FIRST}&to=${addDays(FIRST, 90)}`
      const results = (await call(client, 'planner', 'get', `${AT}?${query}`)).body()
      const kept = (rows: typeof counted) => rows.filter(({ reason }) => reason === null).length
      assert.equal(results.made, counted.length)
      assert.equal(results.ppc, ppc(kept(counted), counted.length))
      for (const { weekOn, made, kept: done, ppc: percent } of results.weeks) {
        const own = counted.filter((row) => row.weekOn === weekOn)
        assert.deepEqual([made, done, percent], [own.length, kept(own), ppc(kept(own), own.length)])
      }
      const sum = (rows: { made: number }[]) => rows.reduce((total, { made }) => total + made, 0)
      assert.equal(sum(results.weeks), counted.length)
      for (const { userId, made, kept: done } of results.people) {
        const own = counted.filter(({ by }) => by === userId)
        assert.deepEqual([made, done], [own.length, kept(own)])
      }
      assert.equal(sum(results.people), counted.length)
      const misses = counted.filter(({ reason }) => reason !== null)
      let soFar = 0
      let before = Infinity
      for (const { reason, count, cumulative } of results.reasons) {
        assert.equal(count, misses.filter((row) => row.reason === reason).length)
        assert.isAtMost(count, before)
        before = count
        soFar += count
        assert.equal(cumulative, ppc(soFar, misses.length))
      }
      assert.equal(soFar, misses.length)
    })
    await fc.assert(property, { numRuns: 15, seed: Number(process.env.PROPERTY_SEED ?? 11) })
  }).timeout(120_000)
})
