import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { checkPermissions } from '#database/integrity/permissions'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { apply, planned, send, setOf } from '../functional/identity/permission_set_support.js'

const ROUNDS = 4
const AT_ONCE = 4
const MEMBERS = ['staff', 'foreman', 'auditor']
const WAYS = [['scheduleView'], ['engineeringView'], ['scheduleView', 'engineeringView']]

test.group('Administrators who change a set at once', () => {
  const read = async (client: ApiClient, id: number) =>
    (await send(client, 'get', `/api/permission-sets/${id}`)).body()

  test('are served one after the other; everyone has what the set has in the end', async ({
    client,
    assert,
  }) => {
    const people = await Promise.all(MEMBERS.map((name) => person(name)))
    const userIds = people.map(({ id }) => id)
    const set = await setOf(client, 'Raced', ['engineeringView'])
    try {
      await apply(client, { userIds: userIds.slice(0, 1), addSets: [set.id] })
      for (let round = 0; round < ROUNDS; round++) {
        tried('races', AT_ONCE)
        const { version } = await read(client, set.id)
        // some change what is in it while others change who is in it
        const way = round % 2 ? { addSets: [set.id] } : { removeSets: [set.id] }
        const joining = { userIds: userIds.slice(1), ...way }
        const { preview } = await planned(client, joining)
        const changes = await Promise.all([
          ...WAYS.map((permissions) =>
            send(client, 'patch', `/api/permission-sets/${set.id}`, {
              ...{ body: { permissions }, version },
            })
          ),
          send(client, 'post', '/api/permission-matrix/apply', { body: { ...joining, preview } }),
        ])
        const statuses = changes.map((one) => one.status())
        for (const status of statuses) assert.include([200, 412], status)
        assert.lengthOf(
          statuses.slice(0, WAYS.length).filter((status) => status === 200),
          1
        )
        assert.deepEqual((await checkPermissions()).problems, [])
      }
    } finally {
      await apply(client, { userIds, removeSets: [set.id] })
      const { version } = await read(client, set.id)
      await send(client, 'delete', `/api/permission-sets/${set.id}`, { version })
    }
    assert.deepEqual((await checkPermissions()).problems, [])
  })
})
