import { registerReference } from '#core/database/references'
import vine from '@vinejs/vine'
import {
  arrayOf,
  day as daySchema,
  nullable,
  object,
  text as textSchema,
} from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import { choice, day, money, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import { TENDER_STATUSES } from '#engineering/enums/tender_statuses'
import { TENDER_BOND_KINDS } from '#engineering/enums/tender_bond_kinds'

/** What was asked of the client, and what he answered. */
const clarifications: Field = {
  label: { en: 'Clarifications', ar: 'الاستيضاحات' },
  rule: () =>
    vine
      .array(
        vine.object({
          askedOn: rules.day(),
          question: rules.line(2000).minLength(1),
          answeredOn: rules.day().nullable().optional(),
          answer: rules.line(2000).nullable().optional(),
        })
      )
      .maxLength(200),
  schema: arrayOf(
    object({
      ...{ askedOn: daySchema, question: textSchema },
      ...{ answeredOn: nullable(daySchema), answer: nullable(textSchema) },
    })
  ),
  initial: [],
  toStored: (rows: object[]) => rows.map((row) => ({ answeredOn: null, answer: null, ...row })),
}

/** What the client has changed since he invited. */
const addenda: Field = {
  label: { en: 'Addenda', ar: 'الملاحق' },
  rule: () =>
    vine
      .array(
        vine.object({
          name: rules.line(120).minLength(1),
          receivedOn: rules.day(),
          note: rules.line(2000).nullable().optional(),
        })
      )
      .maxLength(100),
  schema: arrayOf(object({ name: textSchema, receivedOn: daySchema, note: nullable(textSchema) })),
  initial: [],
  toStored: (rows: object[]) => rows.map((row) => ({ note: null, ...row })),
}

registerReference('client', { table: 'tenders', column: 'client_id' })

export const tenders = plainResource({
  endpoint: 'tenders',
  table: 'tenders',
  entity: 'tender',
  title: { en: 'Tenders', ar: 'المنافسات' },
  abilities: { read: 'quotations.view', write: 'quotations.manage' },
  label: 'reference',
  defaultSort: { field: 'closingOn', order: 'asc' },
  exported: true,
  fields: {
    reference: text(
      { en: 'Tender no.', ar: 'رقم المنافسة' },
      { max: 80, required: true, unique: true, search: true }
    ),
    title: text({ en: 'Title', ar: 'العنوان' }, { max: 300, required: true, search: true }),
    clientId: reference({ en: 'Client', ar: 'العميل' }, { table: 'client_names', name: 'name' }),
    status: choice(
      { en: 'Status', ar: 'الحالة' },
      { required: true, list: 'tender-statuses', values: TENDER_STATUSES }
    ),
    closingOn: day({ en: 'Closing day', ar: 'آخر يوم لتقديم العطاء' }, { required: true }),
    // of the firm's zone
    closingTime: {
      ...text({ en: 'Closing hour', ar: 'آخر ساعة لتقديم العطاء' }, { max: 5, listed: false }),
      rule: rules.clock,
    },
    siteVisitOn: day({ en: 'Site visit', ar: 'زيارة الموقع' }),
    bondKind: choice(
      { en: 'Bond', ar: 'نوع الضمان' },
      { list: 'tender-bond-kinds', values: TENDER_BOND_KINDS }
    ),
    bondAmount: money({ en: 'Bond amount', ar: 'مبلغ الضمان' }),
    bondExpiresOn: day({ en: 'Bond expires', ar: 'انتهاء الضمان' }),
    quotationId: reference(
      { en: 'Quotation', ar: 'عرض السعر' },
      { table: 'quotations', name: 'number' }
    ),
    clarifications,
    addenda,
  },
})
