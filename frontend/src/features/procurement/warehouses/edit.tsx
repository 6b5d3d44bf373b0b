import { useParams } from 'react-router'
import { WarehouseForm } from './warehouse-form'

export default function WarehouseEdit() {
  return <WarehouseForm id={Number(useParams().id)} />
}
