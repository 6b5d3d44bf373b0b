import { useQuery } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { ReceiveDrawer } from '../deliveries/receive-drawer'
import { ORDER_MATERIALS, type OrderMaterial } from './order-material'

/** Books in a delivery of the order that a line belongs to, for people who do not see its prices. */
export function ReceiveFromLine({ line, onClose }: { line: OrderMaterial; onClose: () => void }) {
  const invalidate = useInvalidate()
  const { data: lines } = useQuery<OrderMaterial[]>({
    queryKey: [`/api/purchase-order-materials?purchaseOrderId=${line.purchaseOrderId}&_start=0&_end=500&_sort=id&_order=asc`], // prettier-ignore
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
        void invalidate({ resource: ORDER_MATERIALS, invalidates: ['list'] })
      }}
    />
  )
}
