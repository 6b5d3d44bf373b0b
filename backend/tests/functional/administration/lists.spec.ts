import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'

test.group('Lists of choices', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a browser keeps them and learns without a body that they are the same', async ({
    client,
    assert,
  }) => {
    const staff = await person('staff')
    const first = await client.get('/api/lists').loginAs(staff)
    first.assertStatus(200)
    assert.isAbove(Object.keys(first.body()).length, 10)
    assert.match(String(first.header('cache-control')), /^private, max-age=\d+, stale-while/)
    const again = await client
      .get('/api/lists')
      .header('If-None-Match', String(first.header('etag')))
      .loginAs(staff)
    again.assertStatus(304)
    assert.equal(again.text(), '')
  })

  test('one list by its name is not kept', async ({ client, assert }) => {
    const staff = await person('staff')
    const all = (await client.get('/api/lists').loginAs(staff)).body()
    const [name] = Object.keys(all)
    const one = await client.get(`/api/lists/${name}`).loginAs(staff)
    assert.deepEqual(one.body(), all[name!])
    assert.equal(one.header('cache-control'), 'no-store')
  })

  test('HEAD answers as GET does below /api, without a body', async ({ client, assert }) => {
    const staff = await person('staff')
    for (const path of [
      '/api/lists',
      '/api/clients?_start=0&_end=5',
      '/api/branding',
      '/api/none',
    ]) {
      const get = await client.get(path).loginAs(staff)
      const head = await client.request(path, 'HEAD').loginAs(staff)
      assert.equal(head.status(), get.status(), path)
      assert.equal(head.text() ?? '', '', path)
      for (const name of [
        'content-type',
        'content-length',
        'cache-control',
        'etag',
        'x-total-count',
      ])
        assert.equal(head.header(name), get.header(name), `${name} of ${path}`)
    }
    ;(await client.request('/api/clients', 'HEAD')).assertStatus(401)
  })
})
