import { QuotationForm } from './quotation-form'

export default function QuotationCreate() {
  return <QuotationForm />
}
