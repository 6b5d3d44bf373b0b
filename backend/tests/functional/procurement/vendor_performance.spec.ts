import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { aVendor, call } from './support.js'

test.group('The performance of a vendor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who see vendors, and is no data before the first order', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor()
    const path = `/api/vendors/${vendor.id}/performance`
    const guest = await client.get(path)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', path)
    staff.assertStatus(403)
    const none = await call(client, 'buyer', 'get', path)
    none.assertStatus(200)
    assert.containsSubset(none.body(), {
      orders: 0,
      onTime: { value: null, n: 0 },
      rejected: { value: null, n: 0 },
      priceIndex: { value: null, n: 0 },
      responseDays: { value: null, n: 0 },
    })
    const absent = await call(client, 'buyer', 'get', '/api/vendors/999999/performance')
    absent.assertStatus(404)
  })
})
