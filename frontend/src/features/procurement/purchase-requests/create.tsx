import { RequestForm } from './request-form'

export default function RequestCreate() {
  return <RequestForm />
}
