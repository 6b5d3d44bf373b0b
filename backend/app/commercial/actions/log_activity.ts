import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { CONTACT_KINDS } from '#commercial/enums/activity_kinds'
import { announce } from '#commercial/live'
import type Client from '#commercial/models/client'
import ClientActivity from '#commercial/models/client_activity'
import type { createActivityValidator } from '#commercial/validators/client_activity'

/** Notes down a call, visit, meeting, e-mail or note of a client. */
export async function logActivity(
  unit: Unit,
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
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await refreshLastContact(unit, client.id)
  await unit.audit({
    action: 'log_activity',
    ...aboutClient(client),
    after: activity.toAudit(),
  })
  announce(unit, 'clients', client.id, 'update')
  return activity
}

/** Takes back what was noted down. @throws AppError 404 when it is not this client's */
export async function removeActivity(unit: Unit, client: Client, activityId: number) {
  const activity = await ClientActivity.query({ client: unit.trx })
    .where({ id: activityId, clientId: client.id })
    .first()
  if (!activity) throw notFound()
  await activity.delete()
  await refreshLastContact(unit, client.id)
  await unit.audit({
    action: 'remove_activity',
    ...aboutClient(client),
    before: activity.toAudit(),
  })
  announce(unit, 'clients', client.id, 'update')
}

/** The day of the last contact follows from what was noted; nobody types it. */
export async function refreshLastContact(unit: Unit, clientId: number) {
  const newest = await unit.trx
    .from('client_activities')
    .where('client_id', clientId)
    .whereIn('kind', [...CONTACT_KINDS])
    .max('occurred_at as at')
    .first()
  await unit.trx
    .from('clients')
    .where('id', clientId)
    .update({ last_contact_at: newest?.at ?? null })
}

export function aboutClient(client: Client) {
  return { entityType: 'client', entityId: client.id, label: client.name }
}
