import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { forbidden, notFound } from '#core/base/app_error'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { toHijri } from '#engines/calendars/hijri'
import { parseDay } from '#engines/scheduling/moment'
import { mayRead } from '#people/employees/field_rules'
import { relationsTo } from '#people/shared/relations'
import { documentScope } from './document_scope.js'
import { personDocumentListing } from './listing.js'

/** A row of the view, in the words of the database. */
type Entry = Record<string, any>

const viewerOf = ({ actor, abilities }: HttpContext) => ({ userId: actor?.id ?? null, abilities })

/** One page of the register: what expires when, of those whom the viewer may see. */
export async function listDocuments(ctx: HttpContext) {
  const query = parseListQuery(personDocumentListing, ctx.request.qs(), ctx.abilities)
  const scope = await documentScope(viewerOf(ctx))
  const { ids, total } = await findPage(personDocumentListing, query, scope)
  sendTotal(ctx, total)
  if (!ids.length) return []
  const rows: Entry[] = await db.from('person_document_entries').whereIn('id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [view(ctx, byId.get(id)!)] : []))
}

/** The documents of a person, those that hold first. @throws AppError 404, 403 for who may see none */
export async function documentsOf(ctx: HttpContext, employeeId: number) {
  const person = await db.from('employees').where('id', employeeId).select('id').first()
  if (!person) throw notFound()
  const relation = (await relationsTo(ctx, [employeeId]))(employeeId)
  if (!mayRead('job', relation, ctx.abilities)) throw forbidden()
  const scope = await documentScope(viewerOf(ctx))
  const query = db.from('person_document_entries').where('employee_id', employeeId)
  scope?.(query)
  const rows: Entry[] = await query
    .orderBy('is_current', 'desc')
    .orderBy('kind_name')
    .orderBy('expires_on', 'desc')
    .orderBy('id', 'desc')
  return rows.map((row) => view(ctx, row))
}

/** One document as every write on it answers. @throws AppError 404 also where it is not theirs to see */
export async function showDocument(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const query = client.from('person_document_entries').where('id', id)
  const scope = await documentScope(viewerOf(ctx), client)
  scope?.(query)
  const row: Entry | null = await query.first()
  if (!row) throw notFound()
  return view(ctx, row)
}

function view({ abilities }: HttpContext, row: Entry) {
  const isCurrent = Boolean(row.is_current)
  const daysLeft = row.expires_on === null ? null : parseDay(row.expires_on) - parseDay(today())
  const manages = abilities.has('employees.manage')
  return {
    ...{ id: row.id, version: row.version, employeeId: row.employee_id, number: row.number },
    employeeNumber: row.employee_number,
    ...{ employeeName: row.employee_name, employeeNameAr: row.employee_name_ar },
    ...{ documentKindId: row.document_kind_id, departmentId: row.department_id },
    ...{ kindName: row.kind_name, kindNameAr: row.kind_name_ar },
    ...{ issuedOn: row.issued_on, issuedOnHijri: hijri(row.issued_on) },
    ...{ expiresOn: row.expires_on, expiresOnHijri: hijri(row.expires_on) },
    ...{ issuedBy: row.issued_by, note: row.note, current: isCurrent },
    employed: Boolean(row.employed),
    status: isCurrent ? (daysLeft !== null && daysLeft < 0 ? 'expired' : 'active') : 'renewed',
    daysLeft,
    fileUrl: row.file_id === null ? null : `/api/files/${row.file_id}/content`,
    can: {
      update: manages && isCurrent,
      renew: manages && isCurrent,
      delete: manages && isCurrent,
      attach: manages,
    },
  }
}

/** Days that the calendar of the kingdom does not know have none there. */
const hijri = (on: string | null) =>
  on === null || on < '1882-11-12' || on > '2174-11-24' ? null : toHijri(on)
