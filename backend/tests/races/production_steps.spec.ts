import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { aDelay, aPlannedProject } from '../functional/production/delay_support.js'
import { aProjectToPlan } from '../functional/production/schedule_support.js'
import { call } from '../functional/procurement/support.js'

interface Made {
  id: number
  version: number
}

interface Step {
  name: string
  by: string
  /** The address of the record, and of what is done to it. */
  at: string
  action: string
  method?: 'post' | 'patch'
  body?: Record<string, unknown>
  make: (client: ApiClient) => Promise<Made>
}

const AT_ONCE = 6

async function made(client: ApiClient, path: string, body: Record<string, unknown>) {
  const answer = await call(client, 'planner', 'post', path, { body })
  answer.assertStatus(201)
  return answer.body() as Made
}

async function stepped(
  client: ApiClient,
  at: string,
  { id, version }: Made,
  action: string,
  by = 'planner'
) {
  const answer = await call(client, by, 'post', `${at}/${id}/${action}`, { seen: version })
  answer.assertStatus(200)
  return answer.body() as Made
}

const GUARANTEES = '/api/project-guarantees'
const VARIATIONS = '/api/variation-orders'
const DELAYS = '/api/delays'
const MILESTONES = '/api/project-milestones'

async function aGuarantee(client: ApiClient) {
  const { id } = await aProjectToPlan()
  return made(client, `/api/projects/${id}/guarantees`, {
    ...{ kind: 'performance', number: 'P-1', bank: 'ANB', amount: '5000' },
    ...{ issuedOn: '2026-01-01', expiresOn: '2026-12-31' },
  })
}

async function aVariation(client: ApiClient) {
  const { id: projectId } = await aProjectToPlan()
  const body = { projectId, title: 'Canopy', cause: 'client_request', amount: '77', days: 1 }
  return made(client, VARIATIONS, body)
}

async function aMilestone(client: ApiClient) {
  const { id } = await aProjectToPlan()
  const body = { name: 'Roof tight', contractOn: '2026-11-01' }
  return made(client, `/api/projects/${id}/milestones`, body)
}

const aDraft = async (client: ApiClient) => {
  const { id, tasks } = await aPlannedProject(client)
  return aDelay(client, id, { lastOn: null, tasks: [{ taskId: tasks.A, days: '2' }] })
}

const STEPS: Step[] = [
  {
    ...{ name: 'a guarantee is extended', by: 'planner', at: GUARANTEES, action: 'extensions' },
    ...{ body: { expiresOn: '2027-06-30' }, make: aGuarantee },
  },
  {
    ...{ name: 'a guarantee is released', by: 'planner', at: GUARANTEES, action: 'release' },
    ...{ body: { releasedOn: today() }, make: aGuarantee },
  },
  {
    ...{ name: 'a variation is handed in', by: 'planner', at: VARIATIONS, action: 'submit' },
    make: aVariation,
  },
  {
    ...{ name: 'a variation is approved', by: 'chief.engineer', at: VARIATIONS, action: 'approve' },
    make: async (client) => stepped(client, VARIATIONS, await aVariation(client), 'submit'),
  },
  {
    ...{ name: 'a variation is cancelled', by: 'planner', at: VARIATIONS, action: 'cancel' },
    body: { reason: 'Not needed' },
    make: async (client) => stepped(client, VARIATIONS, await aVariation(client), 'submit'),
  },
  {
    ...{ name: 'a delay is recorded', by: 'engineer', at: DELAYS, action: 'record' },
    make: aDraft,
  },
  {
    ...{ name: 'a delay is over', by: 'planner', at: DELAYS, action: 'end' },
    body: { lastOn: '2026-03-17' },
    make: async (client) => stepped(client, DELAYS, await aDraft(client), 'record'),
  },
  {
    ...{ name: 'a milestone has another day', by: 'planner', at: MILESTONES },
    ...{ action: 'contract-days', make: aMilestone },
    body: { contractOn: '2026-12-01', cause: 'correction', reason: 'Agreed' },
  },
  {
    ...{ name: 'a milestone is renamed', by: 'planner', at: MILESTONES, action: '' },
    ...{ method: 'patch', body: { name: 'Roof' }, make: aMilestone },
  },
]

test.group('Steps of projects that are sent at the same time', () => {
  test('{name}: once, under the version that was read')
    .with(STEPS)
    .run(async ({ client, assert }, { by, at, action, method = 'post', body = {}, make }) => {
      const { id, version: seen } = await make(client)
      const path = `${at}/${id}${action && `/${action}`}`
      tried('races', AT_ONCE)
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => call(client, by, method, path, { body, seen }))
      )
      const done = answers.filter((one) => one.status() < 300)
      assert.lengthOf(done, 1, answers.map((one) => `${one.status()} ${one.text()}`).join('\n'))
      for (const other of answers)
        if (other !== done[0]) assert.include([403, 409, 412], other.status())
      assert.equal(done[0]!.body().version, seen + 1)
    })

  test('{name}: twice under one key is one step, answered twice')
    .with(STEPS)
    .run(async ({ client, assert }, { by, at, action, method = 'post', body = {}, make }) => {
      const { id, version: seen } = await make(client)
      const path = `${at}/${id}${action && `/${action}`}`
      const key = `step-${id}-${action}-${at}`
      tried('races', 3)
      const answers = []
      for (let i = 0; i < 3; i++) answers.push(call(client, by, method, path, { body, seen, key }))
      const codes = (await Promise.all(answers)).map((one) => one.status())
      for (const code of codes) assert.include([200, 201, 409], code)
      const again = await call(client, by, method, path, { body, seen, key })
      assert.include([200, 201], again.status())
      assert.equal(again.body().version, seen + 1)
      assert.equal(again.header('idempotent-replayed'), 'true')
    })

  test('someone is taken into a team once', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const { id: userId } = await person('engineer')
    const body = { userId, role: 'site_engineer', fromOn: today() }
    tried('races', AT_ONCE)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        call(client, 'planner', 'post', `/api/projects/${id}/team`, { body })
      )
    )
    assert.lengthOf(
      answers.filter((one) => one.status() === 201),
      1
    )
    assert.lengthOf(await db.from('project_team_members').where('project_id', id), 1)
  })

  test('two delays of one claim are granted no more days than it has', async ({
    client,
    assert,
  }) => {
    const { id: projectId, tasks } = await aPlannedProject(client)
    const ids: number[] = []
    for (const task of [tasks.A, tasks.B]) {
      const draft = await aDelay(client, projectId, { tasks: [{ taskId: task, days: '4' }] })
      ids.push((await stepped(client, DELAYS, draft, 'record', 'engineer')).id)
    }
    await made(client, '/api/delay-claims', { projectId, delayIds: ids, claimedDays: 5 })
    const claimed = await db.from('delays').whereIn('id', ids).orderBy('id')
    tried('races', 2)
    const answers = await Promise.all(
      claimed.map(({ id, version: seen }) =>
        call(client, 'chief.engineer', 'post', `${DELAYS}/${id}/grant`, { seen, body: { days: 4 } })
      )
    )
    assert.sameMembers(
      answers.map((one) => one.status()),
      [200, 422]
    )
  })
})
