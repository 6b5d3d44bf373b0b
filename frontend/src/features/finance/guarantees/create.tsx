import { GuaranteeForm } from './guarantee-form'

export default function GuaranteeCreate() {
  return <GuaranteeForm />
}
