import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { ownProjects } from '#production/projects/own_projects'
import { tried } from '#tests/helpers/claims'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from './schedule_support.js'

const AT = '/api/project-team'
const teamAt = (projectId: number) => `/api/projects/${projectId}/team`
const dayAway = (days: number) => formatDay(parseDay(today()) + days)

const SOMEONE = fc.option(fc.integer({ min: 0, max: 2 }), { nil: null })
const STAFFED = fc.record({
  manager: SOMEONE,
  engineer: SOMEONE,
  stays: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 2 }),
      from: fc.integer({ min: -3, max: 3 }),
      length: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
    }),
    { maxLength: 4 }
  ),
})
type Staffed = typeof STAFFED extends fc.Arbitrary<infer T> ? T : never

/** A project with people, and the ids of those whose it is today. */
async function aStaffedProject({ manager, engineer, stays }: Staffed, people: { id: number }[]) {
  const project = await aProjectToPlan()
  const idOf = (at: number | null) => (at === null ? null : people[at]!.id)
  project.merge({ managerId: idOf(manager), siteEngineerId: idOf(engineer) })
  await project.save()
  for (const { at, from, length } of stays)
    await db.table('project_team_members').insert({
      ...{ project_id: project.id, user_id: people[at]!.id, role: 'other', version: 1 },
      ...{ from_on: dayAway(from), to_on: length === null ? null : dayAway(from + length) },
      ...{ created_at: '2027-01-01 00:00:00', updated_at: '2027-01-01 00:00:00' },
    })
  const on = stays.filter(
    ({ from, length }) => from <= 0 && (length === null || from + length >= 0)
  )
  const of = [idOf(manager), idOf(engineer), ...on.map(({ at }) => people[at]!.id)]
  return { id: project.id, of: of.filter((id) => id !== null) }
}

test.group('Team of a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by those who see projects, and kept by those who run them', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const { id: userId } = await person('engineer')
    const body = { userId, role: 'site_engineer', fromOn: dayAway(-10) }
    ;(await client.get(teamAt(id))).assertStatus(401)
    ;(await call(client, 'staff', 'get', teamAt(id))).assertStatus(403)
    ;(await client.post(teamAt(id)).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['foreman', 'buyer', 'accountant'])
      (await call(client, who, 'post', teamAt(id), { body })).assertStatus(403)
    const made = await call(client, 'planner', 'post', teamAt(id), { body })
    made.assertStatus(201)
    const at = `${AT}/${made.body().id}`
    const edit = { body: { role: 'safety' }, seen: 1 }
    ;(await call(client, 'foreman', 'patch', at, edit)).assertStatus(403)
    ;(await call(client, 'foreman', 'delete', at, edit)).assertStatus(403)
    const changed = await call(client, 'planner', 'patch', at, edit)
    assert.deepInclude(changed.body(), { role: 'safety', isOn: true, version: 2 })
    ;(await call(client, 'planner', 'patch', at, edit)).assertStatus(412)
    const [member] = (await call(client, 'foreman', 'get', teamAt(id))).body()
    assert.deepInclude(member, { userId, can: { update: false, delete: false } })
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'project_team_member', entity_id: String(made.body().id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'update']
    )
    const gone = { seen: 2 }
    ;(await call(client, 'planner', 'delete', at, gone)).assertStatus(204)
    assert.lengthOf((await call(client, 'planner', 'get', teamAt(id))).body(), 0)
  })

  test('begins with whom the record names, and ends with who has left', async ({
    client,
    assert,
  }) => {
    const project = await aProjectToPlan()
    const [manager, engineer, buyer] = [
      await person('planner'),
      await person('engineer'),
      await person('buyer'),
    ]
    project.merge({ managerId: manager.id, siteEngineerId: engineer.id })
    await project.save()
    const add = (userId: number, role: string, fromOn: string, toOn: string | null) =>
      call(client, 'planner', 'post', teamAt(project.id), { body: { userId, role, fromOn, toOn } })
    ;(await add(buyer.id, 'storekeeper', dayAway(-30), dayAway(-1))).assertStatus(201)
    ;(await add(buyer.id, 'storekeeper', dayAway(0), dayAway(0))).assertStatus(201)
    ;(await add(buyer.id, 'storekeeper', dayAway(-5), null)).assertStatus(422)
    const team = (await call(client, 'planner', 'get', teamAt(project.id))).body()
    assert.deepEqual(
      team.map(({ userName, role, isOn }: any) => [userName, role, isOn]),
      [
        [manager.name, 'project_manager', true],
        [engineer.name, 'site_engineer', true],
        [buyer.name, 'storekeeper', true],
        [buyer.name, 'storekeeper', false],
      ]
    )
  })

  test('refuses who has left, what ends before it begins, and what is no role', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const { id: userId } = await person('engineer')
    const { id: gone } = await person('disabled.user')
    const wrong: [object, string][] = [
      [{ userId: gone }, 'userId'],
      [{ userId: 999_999 }, 'userId'],
      [{ toOn: dayAway(-11) }, 'toOn'],
      [{ role: 'guest' }, 'role'],
      [{ fromOn: 'soon' }, 'fromOn'],
    ]
    for (const [part, field] of wrong) {
      const body = { userId, role: 'planner', fromOn: dayAway(-10), ...part }
      const refused = await call(client, 'planner', 'post', teamAt(id), { body })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field, JSON.stringify(part))
    }
    assert.lengthOf(await db.from('project_team_members').where('project_id', id), 0)
  })

  test('a project is theirs who run it and who are in its team today, whatever the history', async ({
    client,
    assert,
  }) => {
    const people = [await person('planner'), await person('engineer'), await person('buyer')]
    const property = fc.asyncProperty(
      fc.array(STAFFED, { minLength: 1, maxLength: 3 }),
      async (all) => {
        const made: { id: number; of: number[] }[] = []
        for (const staffed of all) made.push(await aStaffedProject(staffed, people))
        for (const { id: userId } of people) {
          const own = made.filter(({ of }) => of.includes(userId)).map(({ id }) => id)
          const isMade = ({ id }: { id: number }) => made.some((one) => one.id === id)
          const rows: { id: number }[] = await ownProjects([userId])
          assert.sameMembers(
            rows.filter(isMade).map(({ id }) => id),
            own
          )
          const address = `/api/projects?memberId=${userId}&_sort=id&_order=desc&_end=500`
          const listed = await call(client, 'foreman', 'get', address)
          assert.sameMembers(
            listed
              .body()
              .filter(isMade)
              .map(({ id }: { id: number }) => id),
            own
          )
          tried('properties')
        }
      }
    )
    await fc.assert(property, { numRuns: 12, seed: Number(process.env.PROPERTY_SEED ?? 7) })
    const other = await call(client, 'foreman', 'get', '/api/projects?memberId_ne=1')
    other.assertStatus(422)
  }).timeout(60_000)

  test('is found out by no one who may not see it', async ({ client }) => {
    await permit(await person('staff'), 'procurementProjectsView')
    ;(await call(client, 'staff', 'get', '/api/projects')).assertStatus(200)
    const { id } = await person('planner')
    const asked = await call(client, 'staff', 'get', `/api/projects?memberId=${id}`)
    asked.assertStatus(422)
  })
})
