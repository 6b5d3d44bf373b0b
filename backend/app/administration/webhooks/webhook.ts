import { WebhookSchema } from '#database/schema'

export default class Webhook extends WebhookSchema {
  static table = 'webhooks'

  get kinds(): string[] {
    return JSON.parse(this.resources)
  }

  toAudit(): Record<string, unknown> {
    const { name, url, kinds, active } = this
    return { name, url, resources: kinds, active }
  }
}
