import { SettlementForm } from './settlement-form'

export default function SettlementCreate() {
  return <SettlementForm />
}
