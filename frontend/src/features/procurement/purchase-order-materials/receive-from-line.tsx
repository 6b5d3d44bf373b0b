import { useQuery } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { ReceiveDrawer } from '../goods-receipts/receive-drawer'
import { PURCHASE_ORDER_MATERIALS, type PurchaseOrderMaterial } from './purchase-order-material'

/** Books in a delivery of the order that a line belongs to, for people who do not see its prices. */
export function ReceiveFromLine({
  line,
  onClose,
}: {
  line: PurchaseOrderMaterial
  onClose: () => void
}) {
  const invalidate = useInvalidate()
  const { data: lines } = useQuery<PurchaseOrderMaterial[]>({
    queryKey: [
      `/api/purchase-order-materials?purchaseOrderId=${line.purchaseOrderId}&_start=0&_end=500&_sort=id&_order=asc`,
    ],
    staleTime: 0,
    gcTime: 0,
  })
  if (!lines?.length) return null
  const { purchaseOrderId, orderVersion, number, warehouseId } = lines[0]!
  return (
    <ReceiveDrawer
      open
      order={{ id: purchaseOrderId, version: orderVersion, number, warehouseId, lines }}
      onClose={onClose}
      onReceived={() => {
        onClose()
        void invalidate({ resource: PURCHASE_ORDER_MATERIALS, invalidates: ['list'] })
      }}
    />
  )
}
