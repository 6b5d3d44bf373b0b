import { PolicyForm } from './policy-form'

export default function PolicyCreate() {
  return <PolicyForm />
}
