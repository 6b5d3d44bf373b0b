import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPhone, plainPhone } from '#core/validation/fields'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { insertRows } from '#core/database/many_rows'
import { latinDigits } from '#engines/text/fold'
import { readPhone } from '#engines/text/phones'

/** Kinds of further contact details with the labels that each may have. */
const CONTACT_LABELS = {
  phone: ['work', 'mobile', 'home', 'fax'],
  email: ['work', 'private'],
} as const

export const CONTACT_KINDS = ['phone', 'email'] as const
export const ANY_LABEL = ['work', 'mobile', 'home', 'fax', 'private'] as const
const MOST = 20

/** A phone number or an address of a person or company beside the first one. */
export interface ContactPoint {
  kind: (typeof CONTACT_KINDS)[number]
  label: (typeof ANY_LABEL)[number]
  value: string
}

interface ContactOwner {
  type: 'client' | 'company'
  id: number
}

const kindOf = (field: { parent: { kind?: unknown } }) =>
  field.parent.kind === 'email' ? 'email' : 'phone'

const labelRule = vine.createRule((value: unknown, _: undefined, field) => {
  const labels: readonly unknown[] = CONTACT_LABELS[kindOf(field)]
  if (!labels.includes(value)) field.report('Not a label of this kind', 'enum', field)
})

const valueRule = vine.createRule((value: unknown, _: undefined, field) => {
  const text = String(value)
  if (kindOf(field) === 'email') {
    if (!vine.helpers.isEmail(text)) field.report('Not an e-mail address', 'email', field)
  } else if (text.length > 40 || !isPhone(text)) field.report('Not a phone number', 'phone', field)
})

const typed = (value: unknown) => {
  if (typeof value !== 'string') return value
  return value.includes('@') ? latinDigits(value).trim() : plainPhone(value)
}

/** All further contact details of a record; they replace those before. */
export const contactPoints = () =>
  vine
    .array(
      vine.object({
        kind: vine.enum(CONTACT_KINDS),
        label: vine.enum(ANY_LABEL).use(labelRule()),
        value: vine.string().parse(typed).maxLength(254).use(valueRule()),
      })
    )
    .maxLength(MOST)
    .optional()

/** What a contact detail is compared by: E.164, or the address in small letters. */
export const contactKey = ({ kind, value }: Pick<ContactPoint, 'kind' | 'value'>) =>
  kind === 'email' ? value.trim().toLowerCase() : readPhone(value).e164

/** By what a record is found that has these contact details. */
export const contactWords = (points: readonly ContactPoint[]): (string | null)[] =>
  points.flatMap((point) => {
    if (point.kind === 'email') return [point.value]
    const { e164, words } = readPhone(point.value)
    return [point.value, e164, ...words]
  })

export async function contactPointsOf(
  { type, id }: ContactOwner,
  client: QueryClientContract = db.connection()
): Promise<ContactPoint[]> {
  return client
    .from('contact_points')
    .where({ owner_type: type, owner_id: id })
    .orderBy('position')
    .orderBy('id')
    .select('kind', 'label', 'value')
}

/** Writes the contact details of a locked record in place of those before. */
export async function replaceContactPoints(
  { trx }: UnitOfWork,
  { type, id }: ContactOwner,
  points: readonly ContactPoint[]
) {
  await trx.from('contact_points').where({ owner_type: type, owner_id: id }).delete()
  const rows = points.map((point, position) => ({
    ...{ owner_type: type, owner_id: id, position },
    ...{ kind: point.kind, label: point.label, value: point.value },
    value_key: contactKey(point),
  }))
  await insertRows(trx, 'contact_points', rows)
}

/**
 * The same where the details were stated, with what the audit log compares; null where nothing was.
 */
export async function changeContactPoints(
  uow: UnitOfWork,
  owner: ContactOwner,
  points: readonly ContactPoint[] | undefined
) {
  if (!points) return null
  const before = await contactPointsOf(owner, uow.trx)
  await replaceContactPoints(uow, owner, points)
  return { before: { contactPoints: before }, after: { contactPoints: points } }
}
