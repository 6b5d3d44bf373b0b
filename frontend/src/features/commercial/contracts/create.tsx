import { ContractForm } from './contract-form'

export default function ContractCreate() {
  return <ContractForm />
}
