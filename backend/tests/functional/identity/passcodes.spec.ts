import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'

/** The number that stands in a username, and another one in an address. */
const NUMBER = '8302957'
const IN_ADDRESS = '5519042'
const USERNAME = `worker.${NUMBER}`
const EMAIL = `site.${IN_ADDRESS}@binaa.example`
const GUESSABLE = ['000000', '123456', '654321', '121212', '112112', NUMBER, IN_ADDRESS]
const FIT = '480273'

const create = async (client: ApiClient, passcode: string, username = USERNAME) =>
  client
    .post('/api/users')
    .loginAs(await person('admin'))
    .withCsrfToken()
    .json({
      ...{ username, email: EMAIL, name: 'Worker', role: 'staff', passcode },
      password: 'Quarry-of-sandstone-4',
    })

async function set(client: ApiClient, passcode: string) {
  const { id, version } = await person(USERNAME)
  return client
    .put(`/api/users/${id}/passcode`)
    .loginAs(await person('admin'))
    .withCsrfToken()
    .header('If-Match', `"${version}"`)
    .json({ passcode })
}

test.group('Passcodes that anyone would guess', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused with a new account', async ({ client, assert }) => {
    for (const passcode of GUESSABLE) {
      tried('functions')
      const refused = await create(client, passcode)
      assert.equal(refused.status(), 422, passcode)
      assert.deepEqual(Object.keys(refused.body().errors), ['passcode'], passcode)
    }
    assert.isNull(await User.findBy('username', USERNAME))
    ;(await create(client, FIT)).assertStatus(201)
  })

  test('are refused for an account that is there, whose passcode stays', async ({
    client,
    assert,
  }) => {
    ;(await create(client, FIT)).assertStatus(201)
    for (const passcode of GUESSABLE) {
      tried('functions')
      const refused = await set(client, passcode)
      assert.equal(refused.status(), 422, passcode)
      assert.deepEqual(Object.keys(refused.body().errors), ['passcode'], passcode)
      const { passcode: kept } = await person(USERNAME)
      assert.isTrue(await hash.verify(kept!, FIT), passcode)
    }
    ;(await set(client, '719364')).assertStatus(200)
    assert.isTrue(await hash.verify((await person(USERNAME)).passcode!, '719364'))
  })
})
