import type { Schema } from '../../../api/types'
import { PdfPrints, usePrintLanguage } from '../../../kit/files/pdf-prints'
import { VendorLink } from '../shared/vendor-link'
import type { PurchaseOrder } from './purchase-order'

type Print = Schema<'PurchaseOrderPrint'>

/** PDFs of an order for its vendor, of each of its versions, and whether the vendor can open them. */
export function OrderPrints({ order }: { order: PurchaseOrder }) {
  const path = `/api/purchase-orders/${order.id}/prints`
  const languageOf = usePrintLanguage()
  return (
    <PdfPrints<Print>
      path={path}
      initial={order.vendorLanguage}
      rowOf={(print) => {
        const { id, url, revision, language, createdAt, createdByName } = print
        return {
          ...{ id, url, at: createdAt, by: createdByName },
          title: (
            <>
              <bdi dir="ltr">{revision ? `${order.number}-R${revision}` : order.number}</bdi> ·{' '}
              {languageOf(language)}
            </>
          ),
          extra: <VendorLink path={path} print={print} />,
        }
      }}
    />
  )
}
