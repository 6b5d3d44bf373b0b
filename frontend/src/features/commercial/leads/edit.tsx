import { useParams } from 'react-router'
import { LeadForm } from './lead-form'

export default function LeadEdit() {
  return <LeadForm id={Number(useParams().id)} />
}
