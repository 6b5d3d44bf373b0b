import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { PdfPrints, printLanguage } from '../../../kit/files/pdf-prints'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

type Print = Schema<'PurchaseOrderPrint'>

/** PDFs of an order for its vendor, of each of its versions, and whether the vendor can open them. */
export function OrderPrints({ order }: { order: PurchaseOrder }) {
  const path = `/api/purchase-orders/${order.id}/prints`
  return (
    <PdfPrints<Print>
      path={path}
      rowOf={(print) => {
        const { id, url, revision, language, createdAt, createdByName } = print
        return {
          ...{ id, url, at: createdAt, by: createdByName },
          title: (
            <>
              <bdi dir="ltr">{revision ? `${order.number}-R${revision}` : order.number}</bdi> ·{' '}
              {printLanguage(language)}
            </>
          ),
          extra: <VendorLink path={path} print={print} />,
        }
      }}
    />
  )
}

/** What became of the code on the paper. */
function VendorLink({ path, print: { id, share } }: { path: string; print: Print }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const mayClose = useAbility('purchase-orders.manage')
  const text = (key: string) => t(`${PURCHASE_ORDERS}.share.${key}`)
  if (!share) return null
  if (share.status !== 'open') return <span>{text(share.status)}</span>
  const close = async () => {
    await http.delete(`${path}/${id}/share`)
    toast({ variant: 'success', title: text('closed') })
    await client.invalidateQueries({ queryKey: [path] })
  }
  return (
    <>
      <span>
        {text('open')} <DateText value={share.expiresAt.slice(0, 10)} />
      </span>{' '}
      {mayClose ? (
        <ConfirmAction
          size="small"
          label={text('close')}
          title={text('close_title')}
          content={text('close_text')}
          onConfirm={close}
        />
      ) : null}
    </>
  )
}
