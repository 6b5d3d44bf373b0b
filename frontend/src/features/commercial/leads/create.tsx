import { LeadForm } from './lead-form'

export default function LeadCreate() {
  return <LeadForm />
}
