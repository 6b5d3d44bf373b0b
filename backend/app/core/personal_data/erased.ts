import { createHmac } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { signingKeys } from '#core/audit/row_signature'
import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { ErasureSchema } from '#database/schema'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { readPhone } from '#engines/text/phones'
import { SUBJECT_KINDS, type Person, type Subject } from './people.js'

/** One erasure that a second person has confirmed. */
export class ErasureOrder extends ErasureSchema {
  static table = 'erasures'
}

/** Records of a person as the audit log names them. */
export function recordsOf(person: Person): [Subject['kind'], number][] {
  const ids = {
    ...{ user: person.userId, employee: person.employeeId, client: person.clientId },
    ...{ vendor: person.vendorId, business_card: person.cardId },
  }
  return SUBJECT_KINDS.flatMap((kind): [Subject['kind'], number][] => {
    const id = ids[kind]
    return id === null ? [] : [[kind, id]]
  })
}

/** The same back, of records that may be gone. */
export function personOfRecords(subject: Subject, records: Record<string, number | null>): Person {
  const idOf = (type: string) => records[type] ?? null
  return {
    ...{ ...subject, name: '', nameAr: null, emails: [], phones: [] },
    ...{ userId: idOf('user'), employeeId: idOf('employee'), clientId: idOf('client') },
    ...{ vendorId: idOf('vendor'), cardId: idOf('business_card') },
  }
}

export async function isErased(
  entityType: string,
  entityId: number,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const row = await client
    .from('erased_records')
    .where({ entity_type: entityType, entity_id: entityId })
    .select('id')
    .first()
  return !!row
}

/** @throws AppError 409 PERSON_ERASED: what was erased is not entered again on the same record */
export async function refuseErased(entityType: string, entityId: number, uow: UnitOfWork) {
  if (await isErased(entityType, entityId, uow.trx)) throw conflict('PERSON_ERASED')
}

/** By which erasure a record of this person was erased before, so that they keep their pseudonym. */
export async function earlierErasure(person: Person, client: QueryClientContract) {
  const rows = await client
    .from('erased_records')
    .where((any) => {
      for (const [type, id] of recordsOf(person)) any.orWhere({ entity_type: type, entity_id: id })
    })
    .min('erasure_id as erasure')
  return rows[0].erasure === null ? null : Number(rows[0].erasure)
}

/** From here on the histories of these records show no values. */
export async function markErased(uow: UnitOfWork, person: Person, erasureId: number) {
  for (const [entityType, entityId] of recordsOf(person)) {
    if (await isErased(entityType, entityId, uow.trx)) continue
    await uow.trx.table('erased_records').insert({
      ...{ entity_type: entityType, entity_id: entityId },
      ...{ erasure_id: erasureId, erased_at: sqlInstant() },
    })
  }
}

type Key = { email?: string | null; phone?: string | null }

const plainKey = ({ email, phone }: Key) =>
  email ? `email ${email.trim().toLowerCase()}` : (phone && readPhone(phone).e164) || null

/** By each key that the portal signs with, as it may have been replaced since. */
function digestsOf(key: Key): string[] {
  const text = plainKey(key)
  if (!text) return []
  return signingKeys().map(
    ({ id, secret }) =>
      `${id}.${createHmac('sha256', secret).update(`binaa erased\n${text}`).digest('base64url')}`
  )
}

/** Keeps by what someone is recognized, in a form that no one can read back. */
export async function rememberKeys(uow: UnitOfWork, keys: readonly Key[], erasureId: number) {
  const digests = new Set(keys.flatMap((key) => digestsOf(key).slice(0, 1)))
  for (const digest of digests) {
    const known = await uow.trx.from('erased_keys').where('digest', digest).first()
    if (!known) await uow.trx.table('erased_keys').insert({ erasure_id: erasureId, digest })
  }
}

/** Whether there is anyone whom `wasErased` could find. */
export const isAnyoneErased = async (client: QueryClientContract) =>
  !!(await client.from('erased_keys').select('id').first())

/** Whether someone with such an address or number was erased at their request. */
export async function wasErased(keys: readonly Key[], client: QueryClientContract) {
  const digests = keys.flatMap(digestsOf)
  if (!digests.length) return false
  return !!(await client.from('erased_keys').whereIn('digest', digests).select('id').first())
}
