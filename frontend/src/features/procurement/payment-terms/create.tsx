import { TermForm } from './term-form'

export default function PaymentTermCreate() {
  return <TermForm />
}
