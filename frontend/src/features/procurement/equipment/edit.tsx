import { useParams } from 'react-router'
import { EquipmentForm } from './equipment-form'

export default function EquipmentEdit() {
  return <EquipmentForm id={Number(useParams().id)} />
}
