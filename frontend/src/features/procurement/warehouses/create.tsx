import { WarehouseForm } from './warehouse-form'

export default function WarehouseCreate() {
  return <WarehouseForm />
}
