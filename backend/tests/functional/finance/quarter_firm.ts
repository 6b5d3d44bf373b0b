import type { ApiClient } from '@japa/api-client'
import { type Books, BUYER } from '../commercial/books.js'
import { aSheet, aPaidPerson, ANOTHER, step as stepOfSheet } from '../people/month_sheet_support.js'
import { anApprovedOrder, fresh, ORDERS } from '../procurement/goods_receipt_support.js'
import { aMaterial, aProject, aWarehouse, move } from '../procurement/stock_support.js'
import { anOrder, aVendor, call, invoice, line } from '../procurement/support.js'
import { anApprovedBudget, setCheck } from './budget_support.js'
import { approvedJournal } from './journal_support.js'
import { buyAbroad } from './quarter_abroad.js'
import { itIs } from './quarter_clock.js'

async function must(answer: any, status: number) {
  if ((await answer).status() !== status) throw new Error((await answer).text())
  return (await answer).body()
}

/** Of the project for material, in riyals. */
export const BUDGET = '5000'

/** What a firm does from July through September 2026, every step through the portal. */
export class Quarter {
  /** An order beyond what was left of the project's budget, and how its approval was answered. */
  overBudget: { day: string; order: any; answer: any } | undefined

  constructor(
    readonly client: ApiClient,
    readonly books: Books
  ) {}

  async run() {
    await this.#capital()
    await this.#sell()
    await this.#buy()
    await buyAbroad(this.client)
    await this.#pay()
    await this.#accrue()
  }

  async #capital() {
    itIs('2026-07-01')
    const rates = [
      ['3.75', '2026-07-01'],
      ['3.8', '2026-09-01'],
    ]
    for (const [rate, effectiveOn] of rates)
      await must(
        call(this.client, 'accountant', 'post', '/api/exchange-rates', {
          body: { currency: 'USD', rate, effectiveOn },
        }),
        201
      )
    await approvedJournal(this.client, {
      journalOn: '2026-07-01',
      lines: [
        { code: '1010', debit: '1000000' },
        { code: '3000', credit: '1000000' },
      ],
    })
  }

  /** An advance, two certificates, goods, a credit and what was held back; money in parts. */
  async #sell() {
    const { client, books } = this
    itIs('2026-07-02')
    const contract = await books.contract(client, { vatCategory: 'S', vatRate: '15' })
    const of = { contractId: contract.id, buyer: BUYER }
    const advance = await books.issued(client, { ...of, type: 'advance', amount: '10000' })
    itIs('2026-07-20')
    await books.received(client, advance)
    const certify = (quantity: string) =>
      books.issued(client, {
        ...{ ...of, type: 'progress' },
        lines: [
          {
            ...{ contractLineId: contract.lines[0].id, description: 'Works' },
            ...{ quantity, unitPrice: '0' },
          },
        ],
      })
    itIs('2026-07-31')
    const first = await certify('30.3333')
    itIs('2026-08-20')
    await books.received(client, first, '20000.01')
    itIs('2026-08-31')
    await certify('25')
    await this.#sellGoods()
    itIs('2026-09-15')
    await books.issued(client, { ...of, type: 'retention_release', amount: '1500' })
  }

  async #sellGoods() {
    const { client, books } = this
    itIs('2026-09-05')
    const sale = await books.issued(client, {
      ...{ type: 'standard', clientId: await books.party(client, 'Noura'), buyer: BUYER },
      lines: [
        { description: 'Doors', quantity: '3', unitPrice: '10.03', vatCategory: 'S' },
        {
          ...{ description: 'Frames', quantity: '2', unitPrice: '55', vatCategory: 'Z' },
          exemptionReason: 'VATEX-SA-32',
        },
      ],
    })
    itIs('2026-09-12')
    await books.issued(client, {
      ...{ type: 'credit_note', originalId: sale.id, reason: 'One came back' },
      corrections: [{ lineId: sale.lines[0].id, quantity: '1' }],
    })
  }

  /** Goods for the store and their issue, a service, and goods in dollars. */
  async #buy() {
    const { client } = this
    const projectId = (await aProject()).id
    itIs('2026-07-03')
    await anApprovedBudget(client, {
      ...{ projectId, fromMonth: '2026-07', toMonth: '2026-12' },
      lines: [{ costHead: 'material', amount: BUDGET }],
    })
    await setCheck('block')
    itIs('2026-07-05')
    const place = {
      materialId: (await aMaterial(client)).id as number,
      warehouseId: (await aWarehouse(client)).id as number,
    }
    const goods = (price: string, quantity: string) =>
      line(price, { materialId: place.materialId, quantity, unit: 'bag' })
    const local = await this.#order([goods('33.37', '30')], { retention: '5' })
    itIs('2026-07-08')
    await this.#receive(local, place.warehouseId)
    await this.#bill(local, 'A-1')
    itIs('2026-08-10')
    const abroad = await this.#order([{ ...goods('20', '10'), vatRate: '0', vatCategory: 'Z' }], {
      currency: 'USD',
    })
    await this.#receive(abroad, place.warehouseId)
    await this.#bill(abroad, 'B-1')
    itIs('2026-08-20')
    await must(move(client, 'issue', place, '17', { projectId }), 201)
    itIs('2026-09-10')
    const service = await this.#order([line('2500', { description: 'Crane' })], { projectId })
    this.overBudget = await this.#beyondBudget(projectId)
    await this.#receive(service)
    await this.#bill(service, 'C-1')
  }

  /** The crane is ordered and not billed: more than what it leaves is not approved. */
  async #beyondBudget(projectId: number) {
    const { client } = this
    const vendorId = (await aVendor({ status: 'approved' })).id
    const draft = await anOrder(client, 'po.clerk', '3500', { vendorId, projectId })
    const path = `${ORDERS}/${draft.id}`
    const sent = { seen: draft.version }
    const order = await must(call(client, 'po.clerk', 'post', `${path}/submit`, sent), 200)
    const seen = order.version
    const answer = await call(client, 'chief.engineer', 'post', `${path}/approve`, { seen })
    return { day: '2026-09-10', order, answer }
  }

  async #order(lines: object[], more: object) {
    const vendorId = (await aVendor({ status: 'approved' })).id
    return anApprovedOrder(this.client, { vendorId, lines, ...more })
  }

  async #post(order: any, by: string, verb: string, body: object) {
    const { version: seen } = await fresh(this.client, order.id)
    const path = `${ORDERS}/${order.id}/${verb}`
    return must(call(this.client, by, 'post', path, { body: body as never, seen }), 201)
  }

  #receive(order: any, warehouseId?: number) {
    const [{ id: lineId, quantity: accepted }] = order.lines
    return this.#post(order, 'storekeeper', 'receipts', {
      ...(warehouseId && { warehouseId }),
      lines: [{ lineId, accepted }],
    })
  }

  #bill(order: any, vendorNumber: string) {
    const [{ id: lineId, quantity, unitPrice, vatRate, vatCategory }] = order.lines
    const lines = [{ lineId, quantity, unitPrice, vatRate, vatCategory }]
    const body = invoice({ vendorNumber, lines })
    return this.#post(order, 'po.clerk', 'bills', body)
  }

  /** One bill in full, the one in dollars in part once a dollar is worth more. */
  async #pay() {
    const { client } = this
    const list = await call(client, 'accountant', 'get', '/api/bills?_end=50')
    const bill = (number: string) =>
      list.body().find(({ vendorNumber }: any) => vendorNumber === number)
    for (const [day, number, amount] of [
      ['2026-08-25', 'A-1', '1100'],
      ['2026-09-20', 'B-1', '150'],
    ] as const) {
      itIs(day)
      const { id, purchaseOrderId } = bill(number)
      const bills = await call(client, 'accountant', 'get', `${ORDERS}/${purchaseOrderId}/bills`)
      const { version: seen } = bills.body().find((one: any) => one.id === id)
      const path = `${ORDERS}/${purchaseOrderId}/bills/${id}/pay`
      const body = { amount, reference: `TR-${number}` }
      await must(call(client, 'accountant', 'post', path, { body, seen }), 201)
    }
  }

  /** Pay of September, and rent that is owed at its end. */
  async #accrue() {
    const { client } = this
    itIs('2026-09-30')
    await aPaidPerson(client)
    const built = await aSheet(client, '2026-09')
    const checked = await must(stepOfSheet(client, 'hr.manager', built, 'check'), 200)
    await must(stepOfSheet(client, ANOTHER, checked, 'lock'), 200)
    await approvedJournal(client, { journalOn: '2026-09-30', reversesOn: '2026-10-01' })
  }
}
