import type { ApiClient } from '@japa/api-client'
import { anApprovedOrder, fresh, ORDERS } from '../procurement/goods_receipt_support.js'
import { aMaterial, aWarehouse } from '../procurement/stock_support.js'
import { call, invoice, line } from '../procurement/support.js'

/** An order of one material that can be received, billed, paid and credited. */
export class Bought {
  private constructor(
    readonly client: ApiClient,
    readonly id: number,
    readonly lineId: number,
    readonly place: { materialId: number; warehouseId: number }
  ) {}

  static async order(client: ApiClient, price: string, quantity = '10', more: object = {}) {
    const material = await aMaterial(client, { valuation: 'fifo' })
    const warehouseId = (await aWarehouse(client)).id as number
    const { discount, ...rest } = more as { discount?: string }
    const lines = [line(price, { materialId: material.id, quantity, unit: 'bag', discount })]
    const order = await anApprovedOrder(client, { lines, ...rest })
    return new Bought(client, order.id, order.lines[0].id, {
      ...{ materialId: material.id, warehouseId },
    })
  }

  async post(by: string, verb: string, body: object) {
    const { version: seen } = await fresh(this.client, this.id)
    return call(this.client, by, 'post', `${ORDERS}/${this.id}/${verb}`, {
      body: body as never,
      seen,
    })
  }

  receive = (accepted: string, more: object = {}) =>
    this.post('storekeeper', 'receipts', {
      ...{ warehouseId: this.place.warehouseId, ...more },
      lines: [{ lineId: this.lineId, accepted }],
    })

  bill = (vendorNumber: string, quantity: string, unitPrice: string, more: object = {}) =>
    this.post('po.clerk', 'bills', {
      ...invoice({ vendorNumber, lines: [{ lineId: this.lineId, quantity, unitPrice }] }),
      ...more,
    })

  async bills(): Promise<any[]> {
    return (await call(this.client, 'accountant', 'get', `${ORDERS}/${this.id}/bills`)).body()
  }

  async onBill(verb: string, by: string, body: object, number?: string) {
    const bills = await this.bills()
    const own = number ? bills.find((one) => one.vendorNumber === number) : bills.at(-1)
    return call(this.client, by, 'post', `${ORDERS}/${this.id}/bills/${own.id}/${verb}`, {
      body: body as never,
      seen: own.version,
    })
  }

  pay = (amount: string, more: object = {}, number?: string) =>
    this.onBill('pay', 'accountant', { amount, ...more }, number)

  async credit(number: string, amount: string, quantity?: string) {
    const [bill] = await this.bills()
    const lines = [{ billLineId: bill.lines[0].id, amount, ...(quantity && { quantity }) }]
    return this.onBill('credit-notes', 'po.clerk', { vendorNumber: number, reason: 'x', lines })
  }

  agreed = (credit: any) =>
    call(this.client, 'admin', 'post', `/api/vendor-credits/${credit.body().id}/approve`, {
      body: {},
      seen: 1,
    })

  async receipts(): Promise<any[]> {
    return (await call(this.client, 'buyer', 'get', `${ORDERS}/${this.id}/receipts`)).body()
  }

  async reverseReceipt() {
    const [receipt] = await this.receipts()
    return this.post('admin', `receipts/${receipt.id}/reverse`, { reason: 'Mistaken' })
  }

  async giveBack(quantity: string, more: object = {}) {
    const [receipt] = await this.receipts()
    const lines = [{ receiptLineId: receipt.lines[0].id, quantity }]
    return this.post('buyer', 'returns', { receiptId: receipt.id, reason: 'x', lines, ...more })
  }

  async land(amount: string) {
    const [{ movementId }] = await this.receipts()
    const body = {
      movementIds: [movementId],
      basis: 'value',
      charges: [{ kind: 'freight', amount }],
    }
    return call(this.client, 'storekeeper', 'post', '/api/landed-costs', { body })
  }
}
