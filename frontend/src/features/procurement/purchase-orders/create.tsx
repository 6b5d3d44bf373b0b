import { OrderForm } from './order-form'

export default function PurchaseOrderCreate() {
  return <OrderForm />
}
