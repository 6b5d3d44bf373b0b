import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClientActivity from '#commercial/clients/models/client_activity'

/** What someone noted down about a client. */
export default class ClientActivityTransformer extends BaseTransformer<ClientActivity> {
  toObject() {
    const activity = this.resource
    return {
      ...this.pick(activity, ['id', 'clientId', 'kind', 'subject', 'createdBy']),
      details: activity.details ?? null,
      occurredAt: activity.occurredAt.toUTC().toISO()!,
    }
  }
}
