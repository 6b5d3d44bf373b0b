import { useParams } from 'react-router'
import { GuaranteeForm } from './guarantee-form'

export default function GuaranteeEdit() {
  return <GuaranteeForm id={Number(useParams().id)} />
}
