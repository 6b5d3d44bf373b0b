import type { Answer, Schema } from '../../../api/types'

export const WEBHOOKS = 'administration.webhooks'
export const LIST = '/admin/webhooks'

export type Webhook = Schema<'Webhook'>
export type WebhookWithSecret = Schema<'WebhookWithSecret'>
export type Kinds = Answer<'webhooks.kinds'>

export const webhookPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
export const messagesPath = ({ id }: { id: number | string }) =>
  `/admin/webhook-deliveries?webhookId=${id}`
