import { EquipmentForm } from './equipment-form'

export default function EquipmentCreate() {
  return <EquipmentForm />
}
