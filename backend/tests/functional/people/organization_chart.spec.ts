import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { aDepartment, anEmployee, comesBack, leaves } from './support.js'

const PATH = '/api/organization-chart'

test.group('Organization chart', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens level by level for everyone, without those who have left', async ({
    client,
    assert,
  }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const top = await anEmployee(client, { name: 'Top' })
    const lead = await anEmployee(client, { name: 'Lead', managerId: top.id })
    await anEmployee(client, { name: 'Member', managerId: lead.id })
    const gone = await anEmployee(client, { name: 'Gone', managerId: top.id })
    await db.from('employees').where('id', gone.id).update({ employed: false })
    const first = await call(client, 'staff', 'get', PATH)
    first.assertStatus(200)
    assert.containsSubset(first.body(), [{ id: top.id, reports: 1 }])
    const below = await call(client, 'staff', 'get', `${PATH}?under=${top.id}`)
    assert.deepEqual(
      below.body().map(({ id, reports }: Record<string, number>) => [id, reports]),
      [[lead.id, 1]]
    )
    const bad = await call(client, 'staff', 'get', `${PATH}?under=x`)
    bad.assertStatus(422)
  })

  test('is that of any day, by the dated jobs, for HR alone', async ({ client, assert }) => {
    const [first, second] = [await aDepartment(client), await aDepartment(client)]
    const top = await anEmployee(client, { name: 'Top' })
    const old = await anEmployee(client, { name: 'Old', managerId: top.id })
    const now = await anEmployee(client, { name: 'New', managerId: top.id, joinOn: '2022-01-01' })
    const values = { managerId: old.id, departmentId: first.id }
    const member = await anEmployee(client, { name: 'Member', ...values })
    const next = await anEmployee(client, { name: 'Next', managerId: old.id })
    await changes(client, member, {
      ...{ effectiveOn: '2023-05-01', managerId: now.id },
      ...{ departmentId: second.id, position: 'Lead', positionAr: 'قائد' },
    })
    await changes(client, next, { effectiveOn: '2023-05-01', managerId: null })
    await leaves(client, old.id, '2024-06-30')
    await comesBack(client, old.id, '2025-01-01')
    const later = await anEmployee(client, { name: 'Later', managerId: now.id })
    await changes(client, later, { effectiveOn: NEXT_YEAR, managerId: top.id })

    const chart = async (asOf: string, under?: number) => {
      const level = under === undefined ? '' : `&under=${under}`
      const answer = await call(client, 'hr.officer', 'get', `${PATH}?asOf=${asOf}${level}`)
      answer.assertStatus(200)
      return answer.body() as { id: number; reports: number; name: string }[]
    }
    const below = async (asOf: string, under: number) =>
      (await chart(asOf, under)).map(({ name, reports }) => `${name} ${reports}`)
    const days: [string, number, string[]][] = [
      ['2019-02-02', top.id, []],
      ['2019-02-03', top.id, ['Old 2']],
      ['2021-12-31', top.id, ['Old 2']],
      ['2022-01-01', top.id, ['New 1', 'Old 2']],
      ['2023-04-30', old.id, ['Member 0', 'Next 0']],
      ['2023-05-01', old.id, []],
      ['2023-05-01', now.id, ['Later 0', 'Member 0']],
      ['2024-06-30', top.id, ['New 2', 'Old 0']],
      ['2024-07-01', top.id, ['New 2']],
      ['2025-01-01', top.id, ['New 2', 'Old 0']],
      [NEXT_YEAR, top.id, ['Later 0', 'New 1', 'Old 0']],
    ]
    for (const [day, under, expected] of days)
      assert.deepEqual(await below(day, under), expected, `${day} under ${under}`)
    const tops = (level: { id: number }[]) =>
      level.map(({ id }) => id).filter((id) => [top.id, next.id].includes(id))
    assert.deepEqual(tops(await chart('2023-04-30')), [top.id])
    assert.sameMembers(tops(await chart('2023-05-01')), [top.id, next.id])
    const [before] = (await chart('2023-04-30', old.id)).filter(({ id }) => id === member.id)
    assert.include(before, { position: 'Engineer', departmentName: first.name })
    const [after] = (await chart('2023-05-01', now.id)).filter(({ id }) => id === member.id)
    assert.include(after, { position: 'Lead', departmentName: second.name })

    for (const username of ['staff', 'general.manager', 'auditor'])
      (await call(client, username, 'get', `${PATH}?asOf=2023-05-01`)).assertStatus(403)
    for (const day of ['2023-02-30', 'x', '2023'])
      (await call(client, 'hr.officer', 'get', `${PATH}?asOf=${day}`)).assertStatus(422)
  })
})

const NEXT_YEAR = `${new Date().getFullYear() + 1}-03-01`

async function changes(client: ApiClient, { id }: { id: number }, body: Record<string, unknown>) {
  const { version } = (await call(client, 'hr.manager', 'get', `/api/employees/${id}`)).body()
  const path = `/api/employees/${id}/job-changes`
  ;(await call(client, 'hr.manager', 'post', path, { body, seen: version })).assertStatus(201)
}
