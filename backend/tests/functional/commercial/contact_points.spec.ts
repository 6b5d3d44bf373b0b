import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

const POINTS = [
  { kind: 'phone', label: 'work', value: '+966 51 134 5913' },
  { kind: 'email', label: 'private', value: 'Huda.Private@Mail.example' },
]

test.group('Further phones and e-mails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const add = (client: ApiClient, body: object) =>
    call(client, 'bdm', 'post', '/api/clients', { body: { ...body } })

  const found = async (client: ApiClient, list: string, words: string) => {
    const answer = await call(client, 'bdm', 'get', `/api/${list}?q=${encodeURIComponent(words)}`)
    return answer.body().map((one: any) => one.id as number)
  }

  test('of a client are kept, found and logged; the flat fields stay the first ones', async ({
    client,
    assert,
  }) => {
    const made = await add(client, {
      ...{ name: 'Huda Zafrani', mobile: '0501234567', contactPoints: POINTS },
    })
    made.assertStatus(201)
    const { id } = made.body()
    assert.deepEqual(made.body().contactPoints, POINTS)
    assert.equal(made.body().mobile, '0501234567')
    const rows = await db.from('contact_points').where({ owner_type: 'client', owner_id: id })
    assert.sameMembers(
      rows.map(({ value_key: key }) => key),
      ['+966511345913', 'huda.private@mail.example']
    )
    for (const words of ['0511345913', '511345913', '+966 51 134 5913', 'huda.private'])
      assert.deepEqual(await found(client, 'clients', words), [id], words)
    const body = { contactPoints: [POINTS[1]] }
    const path = `/api/clients/${id}`
    const changed = await call(client, 'bdm', 'patch', path, { body, seen: 1 })
    assert.deepEqual(changed.body().contactPoints, [POINTS[1]])
    assert.notInclude(await found(client, 'clients', '0511345913'), id)
    // a change of something else leaves them
    const job = await call(client, 'bdm', 'patch', path, { body: { jobTitle: 'Buyer' }, seen: 2 })
    assert.deepEqual(job.body().contactPoints, [POINTS[1]])
    assert.include(await found(client, 'clients', 'huda.private'), id)
    const [, { changes }] = (await call(client, 'bdm', 'get', `${path}/history`)).body()
    assert.sameDeepMembers(changes, [
      { field: 'contactPoints', before: POINTS, after: [POINTS[1]] },
    ])
  })

  test('what is neither is refused under its place', async ({ client, assert }) => {
    const wrong = await add(client, {
      name: 'Huda',
      contactPoints: [
        { kind: 'phone', label: 'work', value: 'abc' },
        { kind: 'email', label: 'private', value: 'no-address' },
        { kind: 'email', label: 'fax', value: 'huda@zafran.example' },
      ],
    })
    wrong.assertStatus(422)
    assert.sameMembers(Object.keys(wrong.body().errors), [
      ...['contactPoints.0.value', 'contactPoints.1.value', 'contactPoints.2.label'],
    ])
    assert.isNull(await db.from('clients').where('name', 'Huda').first())
  })

  test('are compared for duplicates, from either side', async ({ client, assert }) => {
    const { id } = (await add(client, { name: 'Huda', contactPoints: POINTS })).body()
    const reasons = async (query: object) => {
      const search = new URLSearchParams(query as Record<string, string>)
      const answer = await call(client, 'bdm', 'get', `/api/clients/duplicates?${search}`)
      return answer.body().find((one: any) => one.id === id)?.reasons
    }
    assert.deepEqual(await reasons({ mobile: '0511345913' }), ['phone'])
    assert.deepEqual(await reasons({ email: 'HUDA.private@mail.example' }), ['email'])
    assert.deepEqual(await reasons({ further: '00966511345913' }), ['phone'])
    assert.isUndefined(await reasons({ mobile: '0511345914' }))
    assert.isUndefined(await reasons({ mobile: '0511345913', excludeId: String(id) }))
    const flat = (await add(client, { name: 'Omar', email: 'omar@zafran.example' })).body()
    const other = await call(
      ...([client, 'bdm', 'get'] as const),
      '/api/clients/duplicates?further=omar@zafran.example'
    )
    assert.containsSubset(other.body(), [{ id: flat.id, reasons: ['email'] }])
  })

  test('go over with a merge, come back with its undoing, and are deleted with the client', async ({
    client,
    assert,
  }) => {
    const kept = (await add(client, { name: 'Huda' })).body()
    const other = (await add(client, { name: 'Huda S', contactPoints: POINTS })).body()
    const body = { otherId: other.id, otherVersion: 1, take: [] }
    const path = `/api/clients/${kept.id}`
    const merge = await call(client, 'bdm', 'post', `${path}/merge`, { body, seen: 1 })
    merge.assertStatus(200)
    assert.deepEqual(await found(client, 'clients', '0511345913'), [kept.id])
    const merged = await call(client, 'bdm', 'get', path)
    assert.deepEqual(merged.body().contactPoints, POINTS)
    const undo = `/api/client-merges/${merge.body().id}/undo`
    ;(await call(client, 'bdm', 'post', undo, { body: {}, seen: 1 })).assertStatus(200)
    assert.deepEqual(await found(client, 'clients', '0511345913'), [other.id])
    const gone = await call(client, 'bdm', 'delete', `/api/clients/${other.id}`, { seen: 2 })
    gone.assertStatus(204)
    const left = await db.from('contact_points').where({ owner_type: 'client', owner_id: other.id })
    assert.lengthOf(left, 0)
  })

  test('a company has its own, and is found by them', async ({ client, assert }) => {
    const { companyId } = (await add(client, { name: 'Huda', company: 'Zafran Holding' })).body()
    const path = `/api/companies/${companyId}`
    const body = { contactPoints: POINTS }
    const changed = await call(client, 'bdm', 'patch', path, { body, seen: 1 })
    changed.assertStatus(200)
    const shown = await call(client, 'bdm', 'get', path)
    assert.deepEqual(shown.body().contactPoints, POINTS)
    assert.deepEqual(await found(client, 'companies', '0511345913'), [companyId])
    // tax data alone leave them
    await call(client, 'bdm', 'patch', path, { body: { city: 'Riyadh' }, seen: 2 })
    assert.deepEqual(await found(client, 'companies', 'huda.private'), [companyId])
    const key = { owner_type: 'company', owner_id: companyId }
    assert.lengthOf(await db.from('contact_points').where(key), 2)
  })
})
