import { useParams } from 'react-router'
import { OrderForm } from './order-form'

export default function PurchaseOrderEdit() {
  return <OrderForm id={Number(useParams().id)} />
}
