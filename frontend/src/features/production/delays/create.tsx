import { DelayForm } from './delay-form'

export default function DelayCreate() {
  return <DelayForm />
}
