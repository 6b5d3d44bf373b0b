import { useParams } from 'react-router'
import { WebhookForm } from './webhook-form'

export default function WebhookEdit() {
  return <WebhookForm id={Number(useParams().id)} />
}
