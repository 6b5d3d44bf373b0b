import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CONTACT_KINDS } from '#commercial/enums/activity_kinds'
import { publishChange } from '#commercial/shared/publish_change'
import type Client from '#commercial/clients/models/client'
import ClientActivity from '#commercial/clients/models/client_activity'
import type { createActivityValidator } from '#commercial/clients/validators/client_activity'

/** Notes down a call, visit, meeting, e-mail or note of a client. */
export async function logActivity(
  uow: UnitOfWork,
  client: Client,
  { kind, subject, details = null, occurredAt }: Infer<typeof createActivityValidator>
): Promise<ClientActivity> {
  const at = occurredAt ? DateTime.fromISO(occurredAt, { zone: 'utc' }) : DateTime.utc()
  const activity = await ClientActivity.create(
    {
      clientId: client.id,
      kind,
      subject,
      details,
      occurredAt: at.startOf('second'),
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await refreshLastContact(uow, client.id)
  await uow.audit({
    action: 'log_activity',
    ...aboutClient(client),
    after: activity.toAudit(),
  })
  publishChange(uow, 'clients', client.id, 'update')
  return activity
}

/** Takes back what was noted down. @throws AppError 404 when it is not this client's */
export async function removeActivity(uow: UnitOfWork, client: Client, activityId: number) {
  const activity = await ClientActivity.query({ client: uow.trx })
    .where({ id: activityId, clientId: client.id })
    .first()
  if (!activity) throw notFound()
  await activity.delete()
  await refreshLastContact(uow, client.id)
  await uow.audit({
    action: 'remove_activity',
    ...aboutClient(client),
    before: activity.toAudit(),
  })
  publishChange(uow, 'clients', client.id, 'update')
}

/** The day of the last contact follows from what was noted; no one types it. */
export async function refreshLastContact(uow: UnitOfWork, clientId: number) {
  const newest = await uow.trx
    .from('client_activities')
    .where('client_id', clientId)
    .whereIn('kind', [...CONTACT_KINDS])
    .max('occurred_at as at')
    .first()
  await uow.trx
    .from('clients')
    .where('id', clientId)
    .update({ last_contact_at: newest?.at ?? null })
}

export function aboutClient(client: Client) {
  return { entityType: 'client', entityId: client.id, label: client.name }
}
