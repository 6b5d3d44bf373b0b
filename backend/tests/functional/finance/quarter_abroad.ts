import type { ApiClient } from '@japa/api-client'
import {
  aDeliveredOrder,
  aTaxedVendor,
  billNow,
  pay,
  receive,
  sendBill,
} from '../procurement/withholding_support.js'
import { step, WHY } from './cheque_support.js'
import { itIs } from './quarter_clock.js'

const cheque = (number: string, chequeOn: string) => ({
  cheque: { number, bankName: 'Riyad Bank', chequeOn },
})

async function paid(
  client: ApiClient,
  bill: { orderId: number; id: number },
  amount: string,
  more = {}
) {
  const answer = await pay(client, bill, amount, more)
  if (answer.status() !== 201) throw new Error(answer.text())
  return (await billNow(client, bill)).payments.at(-1)
}

async function stepped(client: ApiClient, id: number, action: string, body = {}) {
  const answer = await step(client, id, action, body)
  if (answer.status() !== 200) throw new Error(answer.text())
}

/**
 * Services from abroad. Of one the tax is taken off, and the cheque that pays it clears; of the other the firm bears it,
 * and its first cheque bounces.
 */
export async function buyAbroad(client: ApiClient) {
  itIs('2026-08-05')
  const vendorId = await aTaxedVendor(client)
  const billed = async (net: string, order: object) => {
    const made = await aDeliveredOrder(client, { vendorId, net, order })
    await receive(client, made)
    const sent = await sendBill(client, made)
    if (sent.status() !== 201) throw new Error(sent.text())
    return { orderId: made.id, id: sent.body()[0].id as number }
  }
  const taken = await billed('1333.33', {})
  const borne = await billed('2222.22', { taxBorne: true })
  itIs('2026-08-28')
  const first = await paid(client, taken, '1333.33', cheque('600101', '2026-09-07'))
  itIs('2026-09-02')
  const second = await paid(client, borne, '1000', cheque('600102', '2026-09-12'))
  itIs('2026-09-08')
  await stepped(client, first.cheque.id, 'clear')
  itIs('2026-09-14')
  await stepped(client, second.cheque.id, 'bounce', WHY)
  itIs('2026-09-18')
  await paid(client, borne, '2222.22')
}
