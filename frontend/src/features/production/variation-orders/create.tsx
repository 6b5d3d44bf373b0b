import { VariationForm } from './variation-form'

export default function VariationCreate() {
  return <VariationForm />
}
