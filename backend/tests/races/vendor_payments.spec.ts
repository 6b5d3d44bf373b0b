import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Bought } from '../functional/recompute/bought.js'
import { aVendor } from '../functional/procurement/support.js'

const ROUNDS = 3

/** Ten bags at 100 of one vendor, delivered and billed. */
async function aBilled(client: ApiClient, vendorId: number, number: string) {
  const order = await Bought.order(client, '100', '10', { vendorId })
  await order.receive('10')
  await order.bill(number, '10', '100')
  return order
}

test.group('Payments of one vendor at the same time', () => {
  test('what the vendor owes is set off once, whichever bill is paid', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id: vendorId } = await aVendor({ name: 'Race Cement', status: 'approved' })
      const paid = await aBilled(client, vendorId, `P-${round}`)
      await paid.pay('1150')
      await paid.agreed(await paid.credit(`CN-${round}`, '1000', '10'))
      const open = [
        await aBilled(client, vendorId, `A-${round}`),
        await aBilled(client, vendorId, `B-${round}`),
      ]
      // of 2,300 that are open 1,150 are set off
      const answers = await Promise.all(open.map((order) => order.pay('1150')))
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 422])
    }
  })
})
