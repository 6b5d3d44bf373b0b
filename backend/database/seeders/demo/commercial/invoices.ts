import type { DateTime } from 'luxon'
import { createContract } from '#commercial/contracts/save_contract'
import { createInvoice } from '#commercial/invoices/actions/save_invoice'
import { issueInvoice } from '#commercial/invoices/actions/issue_invoice'
import { createReceipt } from '#commercial/receipts/save_receipt'
import type { InvoiceInput } from '#commercial/invoices/actions/fill_invoice'
import type { InvoiceType } from '#commercial/shared/invoicing_types'
import type Contract from '#commercial/contracts/contract'
import type Invoice from '#commercial/invoices/models/invoice'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

export const BUYER = {
  vatNumber: '300055218800003',
  buildingNumber: '7421',
  street: 'طريق الملك فهد',
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12214',
}

/** A contract under way with its certificates and receipts, invoices of every age, and drafts. */
export async function seedInvoices(context: DemoContext) {
  const contract = await seedContract(context)
  await seedCertificates(context, contract)
  await seedPlainInvoices(context)
}

export function unitAt({ trx, users }: DemoContext, at: DateTime) {
  return new DemoUnit(trx, { at, by: { id: users.accountant.id, name: 'accountant' } })
}

async function seedContract(context: DemoContext): Promise<Contract> {
  const { now, clients } = context
  const at = now.minus({ days: 150 })
  const contract = await createContract(unitAt(context, at), {
    title: 'Warehouse steel and cladding, phase 2',
    titleAr: 'هيكل المستودع وتكسيته – المرحلة الثانية',
    clientId: clients[0].id,
    reference: 'PO-88214',
    retention: '10',
    advanceRecovery: '10',
    signedOn: at.toISODate()!,
    lines: [
      {
        description: 'Structural steel, supplied and erected',
        descriptionAr: 'حديد إنشائي توريد وتركيب',
        unit: 't',
        quantity: '180',
        unitRate: '9500',
      },
      {
        description: 'Roof and wall cladding',
        descriptionAr: 'تكسية الأسقف والجدران',
        unit: 'm2',
        quantity: '5200',
        unitRate: '185',
      },
    ],
  })
  await contract.load('lines')
  return contract
}

/** Writes and issues on a day of the past. */
export async function issued(
  context: DemoContext,
  daysAgo: number,
  type: InvoiceType,
  input: InvoiceInput,
  originalId: number | null = null
) {
  const at = context.now.minus({ days: daysAgo })
  const unit = unitAt(context, at)
  const invoice = await createInvoice(unit, type, originalId, input)
  await issueInvoice(unit, invoice, at as DateTime<true>)
  return invoice
}

async function seedCertificates(context: DemoContext, contract: Contract) {
  const { now } = context
  const under = { contractId: contract.id, buyer: BUYER }
  const progress = (from: number, to: number, tons: string, area: string) => ({
    ...under,
    periodFromOn: now.minus({ days: from }).toISODate()!,
    periodToOn: now.minus({ days: to }).toISODate()!,
    lines: certified(contract, tons, area),
  })
  const advance = await issued(context, 140, 'advance', { ...under, amount: '267200' })
  const first = await issued(context, 95, 'progress', progress(125, 96, '45', '0'))
  await issued(context, 40, 'progress', progress(95, 41, '60', '900'))
  const whole = advance.money(advance.payableMinor)
  await paid(context, advance, { daysAgo: 120, method: 'transfer', reference: 'FT26200118' }, whole)
  await paid(context, first, { daysAgo: 30, method: 'cheque', reference: '004417' }, '300000')
  await createInvoice(
    unitAt(context, now.minus({ days: 2 })),
    'progress',
    null,
    progress(40, 3, '30', '1400')
  )
}

/** How much of the steel and of the cladding was done; rates are the contract's. */
function certified({ lines: [steel, cladding] }: Contract, tons: string, area: string) {
  const line = ({ id, description }: typeof steel, quantity: string) => ({
    contractLineId: id,
    description,
    quantity,
    unitPrice: '0',
  })
  return [line(steel, tons), line(cladding, area)]
}

export async function paid(
  context: DemoContext,
  invoice: Invoice,
  how: { daysAgo: number; method: 'transfer' | 'cheque'; reference: string },
  amount: string
) {
  const { daysAgo, method, reference } = how
  const at = context.now.minus({ days: daysAgo })
  await createReceipt(unitAt(context, at), {
    clientId: invoice.clientId!,
    receivedOn: at.toISODate()!,
    method,
    reference,
    amount,
    allocations: [{ invoiceId: invoice.id, amount }],
  })
}

const SURVEY = {
  description: 'Site survey and shop drawings',
  descriptionAr: 'رفع مساحي ومخططات تنفيذية',
  quantity: '1',
}

/** Days ago, price, and whether it was paid, by client. */
const PLAIN: [days: number, price: string, paid: boolean][] = [
  [12, '18500', false],
  [37, '42000', false],
  [55, '9600', true],
  [70, '27350.5', false],
  [101, '6400', false],
  [128, '15200', false],
]

async function seedPlainInvoices(context: DemoContext) {
  const { now, clients } = context
  for (const [index, [days, price, paid]] of PLAIN.entries()) {
    const client = clients[index + 1]
    const invoice = await issued(context, days, 'standard', {
      clientId: client.id,
      buyer: BUYER,
      lines: [{ ...SURVEY, unitPrice: price }],
    })
    if (!paid) continue
    const on = now.minus({ days: days - 20 })
    await createReceipt(unitAt(context, on), {
      clientId: client.id,
      receivedOn: on.toISODate()!,
      method: 'transfer',
      amount: '15000',
      allocations: [{ invoiceId: invoice.id, amount: invoice.money(invoice.payableMinor) }],
    })
  }
  const wrong = await issued(context, 20, 'standard', {
    clientId: clients[2].id,
    buyer: BUYER,
    lines: [{ ...SURVEY, unitPrice: '3200' }],
  })
  await issued(context, 18, 'credit_note', { reason: 'Ordered once, invoiced twice' }, wrong.id)
  await createInvoice(unitAt(context, now), 'standard', null, {
    clientId: clients[2].id,
    lines: [{ ...SURVEY, unitPrice: '18500' }],
  })
}
