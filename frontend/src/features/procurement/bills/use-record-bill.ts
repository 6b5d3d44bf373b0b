import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { problemOf } from '../shared/line-problem'
import type { BilledLine } from './bill-grid'
import {
  BILLS,
  type BillableOrder,
  type BilledCharge,
  type OrderBill,
  type StatedInstalment,
} from './bill'

export interface BillHead {
  vendorNumber: string
  billedOn: string
  dueOn?: string | null
  printedTotal: string
  withholdingNote?: string
}

/** What an invoice asks on one order. */
export interface BillPart {
  order: BillableOrder
  lines: (BilledLine & { lineId: number })[]
  charges: BilledCharge[]
  /** None where the payment terms of the order hold. */
  instalments: StatedInstalment[]
}

interface Recording {
  /** Whether the invoice may name several orders; from an order's page it is for that one. */
  several: boolean
  onBusy: (busy: boolean) => void
  onRecorded: (bill: Pick<OrderBill, 'id'>) => void
}

/** Sends the bill; what the server finds wrong is named with its line. */
export function useRecordBill({ several, onBusy, onRecorded }: Recording) {
  const { t, i18n } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (head: BillHead, parts: BillPart[]) => {
    onBusy(true)
    setProblem(null)
    try {
      const bill = several ? await sendInvoice(head, parts) : await sendBill(head, parts[0]!)
      toast({ variant: 'success', title: t(`${BILLS}.recorded`) })
      onRecorded(bill)
    } catch (error) {
      const { part, plain } = partOf(error, parts)
      const about = { sent: part.lines, lines: part.order.lines, language: i18n.language }
      // the text of the whole error names what is to be paid
      const differ = plain instanceof HttpError && plain.code === 'INSTALMENTS_DIFFER'
      const fallback = t('kit.try_again')
      setProblem(differ ? messageOf(plain, fallback) : problemOf(plain, fallback, about))
    } finally {
      onBusy(false)
    }
  }
  return { problem, save }
}

const key = () => ({ 'Idempotency-Key': newIdempotencyKey() })

/** What an order is asked, its empty instalments left out. */
const askedOf = ({ lines, charges, instalments }: BillPart) => ({
  ...{ lines, charges },
  ...(instalments.length && {
    instalments: instalments.map(({ amount, dueOn, discount, discountUntil }) => ({
      ...{ amount, dueOn, discount: discount || null },
      discountUntil: Number(discount) ? discountUntil : null,
    })),
  }),
})

async function sendBill(head: BillHead, part: BillPart) {
  const { order } = part
  const { data } = await http.post<OrderBill[]>(
    `/api/purchase-orders/${order.id}/bills`,
    { ...head, ...askedOf(part) },
    { headers: { ...ifMatch(order.version), ...key() } }
  )
  // the newest comes first
  return data[0]!
}

async function sendInvoice(head: BillHead, parts: BillPart[]) {
  const orders = parts.map((part) => ({
    ...{ orderId: part.order.id, version: part.order.version },
    ...askedOf(part),
  }))
  const { data } = await http.post<OrderBill>('/api/bills', { ...head, orders }, { headers: key() })
  return data
}

/** The order that an error is about, with the error as if only that order had been sent. */
function partOf(error: unknown, parts: BillPart[]) {
  const whole = { part: parts[0]!, plain: error }
  if (!(error instanceof HttpError)) return whole
  const [field = '', texts = []] = Object.entries(error.errors ?? {})[0] ?? []
  const [, at, rest] = /^orders\.(\d+)\.(.+)$/.exec(field) ?? []
  if (!at || !rest) return whole
  const plain = new HttpError({ ...error, errors: { [rest]: texts } })
  return { part: parts[Number(at)] ?? parts[0]!, plain }
}
