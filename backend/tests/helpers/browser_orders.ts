import { approvedVendor, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'

export const GOODS = { description: 'Anchor bolts', descriptionAr: 'براغي تثبيت', unit: 'pcs' }

/** One step of an order's life, taken by someone who saw it just now. */
export async function orderStep(as: string, id: number, verb: string, data: object = {}) {
  const path = `/api/purchase-orders/${id}`
  const { version } = await found<{ version: number }>('buyer', path)
  await send(as, `${path}/${verb}`, version, data)
}

/** One step of the first bill of an order. */
export async function billStep(as: string, orderId: number, verb: string, data: object = {}) {
  const path = `/api/purchase-orders/${orderId}/bills`
  const [bill] = await found<{ id: number; version: number }[]>('buyer', path)
  await send(as, `${path}/${bill.id}/${verb}`, bill.version, data)
}

async function send(as: string, path: string, version: number, data: object) {
  const api = await stage().api(as)
  const sent = await api.post(path, { data, headers: { 'If-Match': `"${version}"` } })
  if (!sent.ok()) throw new Error(`${path} answered ${await sent.text()}`)
  await api.dispose()
}

export interface BilledOrder {
  id: number
  number: string
  vendorId: number
  lines: { id: number }[]
}

/**
 * Ten pieces that came to the site and were billed, 1,150 riyals at 100 each.
 * @param name of the vendor and of its invoice
 */
export async function billedOrder(
  name: string,
  { unitPrice = '100', ...more }: { unitPrice?: string; paymentTermId?: number } = {}
): Promise<BilledOrder> {
  const vendor = { name, type: 'domestic', group: 'supplier' }
  const { id: vendorId } = await approvedVendor(vendor)
  const lines = [{ ...GOODS, quantity: '10', unitPrice, vatRate: '15' }]
  const order = await made<BilledOrder>('po.clerk', '/api/purchase-orders', {
    ...{ vendorId, lines },
    ...more,
  })
  await orderStep('po.clerk', order.id, 'submit')
  await orderStep('chief.engineer', order.id, 'approve')
  const [{ id: lineId }] = order.lines
  await orderStep('storekeeper', order.id, 'receipts', { lines: [{ lineId, accepted: '10' }] })
  await orderStep('po.clerk', order.id, 'bills', {
    vendorNumber: name,
    printedTotal: (Number(unitPrice) * 11.5).toFixed(2),
    lines: [{ lineId, quantity: '10', unitPrice }],
  })
  return order
}
