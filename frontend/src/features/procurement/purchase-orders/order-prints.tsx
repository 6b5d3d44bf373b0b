import type { Schema } from '../../../api/types'
import { PdfPrints, printLanguage } from '../../../kit/files/pdf-prints'
import type { PurchaseOrder } from './purchase-order'

/** PDFs of an order for its vendor, of each of its versions. */
export function OrderPrints({ order }: { order: PurchaseOrder }) {
  return (
    <PdfPrints<Schema<'PurchaseOrderPrint'>>
      path={`/api/purchase-orders/${order.id}/prints`}
      rowOf={({ id, url, revision, language, createdAt, createdByName }) => ({
        ...{ id, url, at: createdAt, by: createdByName },
        title: (
          <>
            <bdi dir="ltr">{revision ? `${order.number}-R${revision}` : order.number}</bdi> ·{' '}
            {printLanguage(language)}
          </>
        ),
      })}
    />
  )
}
