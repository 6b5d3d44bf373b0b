import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { isoInstant } from '#core/database/instants'
import { findPage } from '#core/listing/find_page'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { checklistScope, ownItems, ownTasks } from './checklist_scope.js'
import { checklistItemListing, checklistListing } from './listing.js'
import { mayDo } from './tick_item.js'

/** A row of a view, in the words of the database. */
type Entry = Record<string, any>

const doerOf = ({ actor, abilities }: HttpContext) => ({ userId: actor?.id ?? null, abilities })

/** One page of the checklists that the viewer may see. */
export async function listChecklists(ctx: HttpContext) {
  const rows = await page(ctx, checklistListing, await checklistScope(ctx))
  return rows.map(rowOf)
}

/** One page of the items that are the viewer's to do, or that they have done. */
export async function listOwnItems(ctx: HttpContext) {
  const rows = await page(ctx, checklistItemListing, ownTasks(ctx))
  return presentItems(ctx, rows)
}

async function page(ctx: HttpContext, listing: Listing, scope: Scope): Promise<Entry[]> {
  const query = parseListQuery(listing, ctx.request.qs(), ctx.abilities)
  const { ids, total } = await findPage(listing, query, scope)
  sendTotal(ctx, total)
  if (!ids.length) return []
  const rows: Entry[] = await db.from(listing.table).whereIn('id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The checklists of a person with their items, the latest first. @throws AppError 404 */
export async function checklistsOf(ctx: HttpContext, employeeId: number) {
  const person = await db.from('employees').where('id', employeeId).select('id').first()
  if (!person) throw notFound()
  const query = db.from('checklist_entries').where('employee_id', employeeId)
  const scope = await checklistScope(ctx)
  scope?.(query)
  const rows: Entry[] = await query.orderBy('id', 'desc')
  return Promise.all(rows.map((row) => complete(ctx, row)))
}

/** A checklist as its page and every write on it answer. @throws AppError 404 also where it is not theirs to see */
export async function showChecklist(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const query = client.from('checklist_entries').where('id', id)
  const scope = await checklistScope(ctx, client)
  scope?.(query)
  const row: Entry | null = await query.first()
  if (!row) throw notFound()
  return complete(ctx, row, uow)
}

/** Who only has something to do in it sees that, and nothing else of it. */
async function complete(ctx: HttpContext, row: Entry, uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const visible = await visibleEmployees(ctx, client)
  const items = client.from('checklist_task_entries').where('checklist_id', row.id)
  if (visible !== 'all' && !visible.includes(row.employee_id)) ownItems(ctx)(items)
  // items are made in their order
  const found: Entry[] = await items.orderBy('id')
  const manages = ctx.abilities.has('employees.manage')
  return {
    ...rowOf(row),
    items: await presentItems(ctx, found, uow),
    can: { cancel: manages && row.status === 'open' },
  }
}

function rowOf(row: Entry) {
  return {
    ...{ id: row.id, version: row.version, employeeId: row.employee_id, kind: row.kind },
    ...{ name: row.name, nameAr: row.name_ar, status: row.status, anchorOn: row.anchor_on },
    ...{ employeeNumber: row.employee_number, employeeName: row.employee_name },
    ...{ employeeNameAr: row.employee_name_ar, departmentId: row.department_id },
    ...{ itemCount: row.item_count, doneCount: row.done_count, nextDueOn: row.next_due_on },
  }
}

async function presentItems(ctx: HttpContext, rows: readonly Entry[], uow?: UnitOfWork) {
  const by = doerOf(ctx)
  const users = rows.flatMap((row) => [row.done_by, row.owner_user_id])
  const names = await userNames(users, uow?.trx)
  return rows.map((row) => {
    const owned = { owner: row.owner, ownerUserId: row.owner_user_id }
    const isMine = mayDo(owned, { status: row.checklist_status }, by)
    return {
      ...{ id: row.id, version: row.version, checklistId: row.checklist_id, kind: row.kind },
      ...{ employeeId: row.employee_id, employeeName: row.employee_name },
      ...{ employeeNameAr: row.employee_name_ar, title: row.title, titleAr: row.title_ar },
      ...{ ...owned, ownerName: names.get(row.owner_user_id) ?? null, dueOn: row.due_on },
      doneAt: row.done_at === null ? null : isoInstant(row.done_at),
      ...{ doneByName: nameIn(names, row.done_by), note: row.note },
      can: { complete: isMine && row.done_at === null, reopen: isMine && row.done_at !== null },
    }
  })
}
