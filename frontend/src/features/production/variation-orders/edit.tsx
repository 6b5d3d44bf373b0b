import { useParams } from 'react-router'
import { VariationForm } from './variation-form'

export default function VariationEdit() {
  return <VariationForm id={Number(useParams().id)} />
}
