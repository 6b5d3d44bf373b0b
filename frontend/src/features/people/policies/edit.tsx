import { useParams } from 'react-router'
import { PolicyForm } from './policy-form'

export default function PolicyEdit() {
  return <PolicyForm id={Number(useParams().id)} />
}
