import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { isActiveUser } from '#core/base/is_active_user'
import { invalid } from '#core/base/app_error'
import { arrayOf, id, nullable, object, oneOf, text, whole } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import * as rules from '#core/validation/fields'
import { ITEM_OWNERS } from '#people/enums/checklists'
import type ChecklistTemplate from './checklist_template.js'

const MOST_ITEMS = 60
/** Before or after the first or last day. */
const MOST_DAYS = 365
const owners = ITEM_OWNERS.map(({ value }) => value)

const item = () =>
  vine.object({
    title: rules.line(160).minLength(1),
    titleAr: rules.line(160).minLength(1),
    owner: vine.enum(owners),
    ownerUserId: rules.reference().nullable().optional(),
    dueDays: vine.number({ strict: true }).withoutDecimals().range([-MOST_DAYS, MOST_DAYS]),
  })

type Item = Infer<ReturnType<typeof item>>

/** The items of a template, in the order in which they are done. */
export const items: Field = {
  label: { en: 'Items', ar: 'البنود' },
  required: true,
  rule: () => vine.array(item()).minLength(1).maxLength(MOST_ITEMS),
  schema: arrayOf(
    object({
      title: text,
      titleAr: text,
      owner: oneOf(owners),
      ownerUserId: nullable(id),
      dueDays: whole,
    })
  ),
  rows: {
    preload: 'items',
    read: (template: ChecklistTemplate) =>
      template.items.map(({ title, titleAr, owner, ownerUserId, dueDays }) => ({
        ...{ title, titleAr, owner, ownerUserId, dueDays },
      })),
    async write(template: ChecklistTemplate, written: Item[]) {
      await template.related('items').query().delete()
      await template.related('items').createMany(
        written.map((one, sequence) => ({
          ...one,
          ownerUserId: one.owner === 'user' ? (one.ownerUserId ?? null) : null,
          sequence,
        }))
      )
    },
    toAudit: (template: ChecklistTemplate) =>
      template.items.map(({ title, owner, dueDays }) => `${title} · ${owner} · ${dueDays}`),
  },
}

/** @throws AppError 422 for an item of a named user that names no active one */
export async function requireOwners({ trx }: UnitOfWork, { items: saved }: ChecklistTemplate) {
  for (const { owner, ownerUserId } of saved) {
    if (owner !== 'user') continue
    if (ownerUserId === null || !(await isActiveUser(trx, ownerUserId)))
      throw invalid({ items: ['ownerAbsent'] })
  }
}
