import { WebhookDeliverySchema } from '#database/schema'

export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt came to nothing; each has a text in the language files. */
export const DELIVERY_REASONS = [
  'refused',
  'redirected',
  'unreachable',
  'timeout',
  'certificate',
  'inside',
  'switched_off',
] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]

export default class WebhookDelivery extends WebhookDeliverySchema {
  static table = 'webhook_deliveries'

  declare state: DeliveryState
  declare reason: DeliveryReason | null

  get isEnded(): boolean {
    return this.state === 'delivered' || this.state === 'failed'
  }
}
