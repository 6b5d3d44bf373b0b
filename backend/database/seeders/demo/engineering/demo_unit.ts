import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { signedRow } from '#core/audit/row_signature'
import { diff, type AuditEntry } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { DemoContext } from '#database/seeders/demo/context'
import { DEMO_USERS } from '#database/seeders/demo/users'

interface EventOccurrence {
  at: DateTime
  by: { id: number; name: string }
  /** Names of the events that shall be acted upon; all others are long past. */
  announces?: readonly string[]
}

/**
 * A unit of work as it would have been at another time: its audit rows carry that time, its events
 * stay silent. Through it the demo data is made by the very actions that people use.
 */
export class DemoUnit extends UnitOfWork {
  readonly #happening: EventOccurrence

  constructor(trx: TransactionClientContract, happening: EventOccurrence) {
    super(trx, { ...SYSTEM_ACTOR, id: happening.by.id, name: happening.by.name })
    this.#happening = happening
  }

  override async audit({ action, entityType, entityId, label = null, before, after }: AuditEntry) {
    await this.trx.table('audit_logs').insert(
      signedRow({
        at: this.#happening.at.toUTC().toISO(),
        actor_id: this.actor.id,
        actor_name: this.actor.name,
        action,
        entity_type: entityType,
        entity_id: String(entityId),
        entity_label: label,
        changes: JSON.stringify(diff(before ?? {}, after ?? {})),
      })
    )
  }

  override async emit(name: string, payload: Record<string, unknown>) {
    if (this.#happening.announces?.includes(name)) await super.emit(name, payload)
  }
}

/** An instant as the database columns hold it. */
export const sqlTime = (at: DateTime) => at.toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

/** Someone of the demo company as the one who acts. */
export function personOf({ users }: Pick<DemoContext, 'users'>, username: string) {
  const { name } = DEMO_USERS.find((user) => user.username === username)!
  return { id: users[username].id, name }
}

/** The author of a record. */
export function writerOf(context: DemoContext, id: number) {
  const [username] = Object.entries(context.users).find(([, user]) => user.id === id)!
  return personOf(context, username)
}
