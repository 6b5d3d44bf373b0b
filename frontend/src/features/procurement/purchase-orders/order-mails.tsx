import { useTranslation } from 'react-i18next'
import { RecordMails } from '../../../kit/mails/record-mails'
import { SendByMail } from '../../../kit/mails/send-by-mail'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

/** Nothing that no one has approved, or that was called off, goes to a vendor. */
const UNSENDABLE = new Set(['draft', 'submitted', 'rejected', 'cancelled'])

export const isSendable = ({ status }: PurchaseOrder) => !UNSENDABLE.has(status)

function useDialog(order: PurchaseOrder) {
  const { t } = useTranslation()
  const { id, number, status } = order
  return {
    path: `/api/purchase-orders/${id}/mails`,
    title: t(`${PURCHASE_ORDERS}.mail.title`, { number }),
    hint: status === 'approved' ? t(`${PURCHASE_ORDERS}.mail.hint`) : undefined,
  }
}

/** The mails with an order to its vendor. */
export function OrderMails({ order }: { order: PurchaseOrder }) {
  return <RecordMails {...useDialog(order)} maySend={isSendable(order)} />
}

/** Sends an order to its vendor, beside its other steps. */
export function MailOrder({ order }: { order: PurchaseOrder }) {
  return <SendByMail {...useDialog(order)} />
}
