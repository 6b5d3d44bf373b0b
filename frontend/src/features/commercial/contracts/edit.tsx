import { useParams } from 'react-router'
import { ContractForm } from './contract-form'

export default function ContractEdit() {
  return <ContractForm id={Number(useParams().id)} />
}
