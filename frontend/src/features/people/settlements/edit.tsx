import { useParams } from 'react-router'
import { SettlementForm } from './settlement-form'

export default function SettlementEdit() {
  return <SettlementForm id={Number(useParams().id)} />
}
