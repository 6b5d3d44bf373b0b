import { useParams } from 'react-router'
import { TermForm } from './term-form'

export default function PaymentTermEdit() {
  return <TermForm id={Number(useParams().id)} />
}
