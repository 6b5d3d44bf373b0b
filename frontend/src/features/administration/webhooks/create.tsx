import { WebhookForm } from './webhook-form'

export default function WebhookCreate() {
  return <WebhookForm />
}
