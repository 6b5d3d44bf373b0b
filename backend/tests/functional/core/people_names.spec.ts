import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { userNames } from '#core/base/user_names'
import { person } from '#tests/helpers/users'

test.group('Names of people', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [language, field] of [
    ['en', 'name'],
    ['ar', 'nameAr'],
  ] as const) {
    test(`are reported in the language of who reads (${language})`, async ({ client, assert }) => {
      const bdm = await person('bdm')
      const reading = { 'Accept-Language': language }
      const created = await client
        .post('/api/clients')
        .headers(reading)
        .json({ name: 'Huda Al-Amri', company: 'Sahara' })
        .loginAs(bdm)
        .withCsrfToken()
      assert.equal(created.body().ownerName, bdm[field])
      const shown = await client
        .get(`/api/clients/${created.body().id}`)
        .headers(reading)
        .loginAs(bdm)
      assert.equal(shown.body().ownerName, bdm[field])
      const list = await client.get('/api/clients?q=Sahara').headers(reading).loginAs(bdm)
      const listed = list.body().find(({ id }: { id: number }) => id === created.body().id)
      assert.equal(listed.ownerName, bdm[field])
      const directory = await client.get('/api/auth/users').headers(reading).loginAs(bdm)
      const found = directory.body().find(({ id }: { id: number }) => id === bdm.id)
      assert.equal(found.name, bdm[field])
    })
  }

  test('who has no name in Arabic keeps the other', async ({ assert }) => {
    const bdm = await person('bdm')
    for (const nameAr of [null, '']) {
      await bdm.merge({ nameAr }).save()
      assert.equal((await userNames([bdm.id], undefined, 'ar')).get(bdm.id), bdm.name)
    }
  })
})
