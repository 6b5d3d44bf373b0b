import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import { abilityOf } from '#core/http/secure'
import type User from '#identity/shared/user'
import { tableOf } from '#tests/helpers/readable_addresses'

interface ListedRoute {
  pattern: string
  methods: string[]
  middleware: { all(): Set<unknown> }
}

/** A read below a record, and what its route asks for. */
export interface DerivedRead {
  pattern: string
  ability: string
}

/** A kind of record with the reads below it. */
export interface Family {
  /** Where the records lie, e.g. `/api/projects`. */
  list: string
  /** Where a record itself is read; null where only its owner is. */
  own: DerivedRead | null
  reads: DerivedRead[]
}

/** Of no single record, or not found by an id of a table: tried elsewhere. */
const ELSEWHERE = [
  // a guest comes back by it
  '/api/auth/oidc',
  // of people and of tasks, by name: open to everyone who is signed in
  '/api/auth/users',
  '/api/timesheets/projects',
  '/api/folders/records',
  '/api/personal-data/:kind',
  '/api/retention-rules',
  '/api/hr-reports',
  // have no table: their rows are worked out
  '/api/consumption',
  '/api/consumption-materials',
]

/** Every kind of record that has reads below it, from the route table. */
export function derivedFamilies(): Family[] {
  const routes = (Object.values(router.toJSON()).flat() as unknown as ListedRoute[]).filter(
    ({ methods, pattern }) => methods.includes('GET') && pattern.startsWith('/api/')
  )
  const read = (route: ListedRoute) => ({ pattern: route.pattern, ability: abilityOf(route)! })
  const families = new Map<string, Family>()
  for (const route of routes) {
    const [, list] = /^(.*?)\/:id\/./.exec(route.pattern) ?? []
    if (!list || list.startsWith('/api/test-') || ELSEWHERE.includes(list)) continue
    const own = routes.find(({ pattern }) => pattern === `${list}/:id`)
    const family = families.get(list) ?? { list, own: own ? read(own) : null, reads: [] }
    families.set(list, family)
    family.reads.push(read(route))
  }
  return [...families.values()]
}

/** Columns by which the records of a list differ in who may see them. */
const DIFFER = [
  'status',
  'state',
  'owner_type',
  'folder_id',
  'employee_id',
  'project_id',
  'parent_id',
]

/** Records that have below them what others of their list lack. */
const WITH: Record<string, [table: string, column: string]> = {
  '/api/projects': ['delays', 'project_id'],
  '/api/employees': ['leave_requests', 'employee_id'],
  '/api/purchase-orders': ['purchase_bills', 'purchase_order_id'],
  '/api/purchase-requests': ['purchase_request_quotes', 'purchase_request_id'],
  '/api/vendors': ['purchase_bills', 'vendor_id'],
}

/** Ids of records that differ: the newest of each kind that decides on who may see it. */
export async function differingRecords(list: string, most: number): Promise<(number | string)[]> {
  const table = tableOf(list)
  const rows = await db.from(table).orderBy('id', 'desc').limit(400)
  const kinds = new Map<string, number | string>()
  for (const row of rows) {
    const kind = DIFFER.map((column) => row[column] ?? '').join()
    if (!kinds.has(kind)) kinds.set(kind, row.id)
  }
  const ids = [...kinds.values()]
  // as many states as there are, and an old one
  const [below, column] = WITH[list] ?? []
  const more = below ? await db.from(below).max(`${column} as id`).firstOrFail() : null
  return [...new Set([...ids.slice(0, most - 1), ...ids.slice(-1), ...(more ? [more.id] : [])])]
}

/** The record that a record without a page of its own belongs to. */
const OWNERS: Record<string, [column: string, list: string, ability: string]> = {
  '/api/project-team': ['project_id', '/api/projects', 'projects.view'],
  '/api/tracking-sheets': ['quotation_id', '/api/quotations', 'quotations.view'],
  '/api/e-invoices': ['invoice_id', '/api/invoices', 'invoices.view'],
  '/api/dunning-letters': ['client_id', '/api/ageing', 'invoices.view'],
  '/api/bank-statement-lines': ['statement_id', '/api/bank-statements', 'bank-accounts.view'],
}

/** Where the record itself is read, and the ability for it. */
export async function ownRead({ list, own }: Family, id: number | string) {
  if (own) return { path: own.pattern.replace(':id', String(id)), ability: own.ability }
  const [column, owners, ability] = OWNERS[list]!
  const row = await db.from(tableOf(list)).where('id', id).firstOrFail()
  return { path: `${owners}/${row[column]}`, ability }
}

/** Reads with a second part: the read of the record that names such parts, and by which key; or their table. */
const PARTS: Record<string, [below: string, key: string] | [table: string]> = {
  '/snapshots/:snapshotId/comparison': ['/snapshots', 'id'],
  '/schedule/scenarios/:scenarioId': ['/schedule/scenarios', 'id'],
  '/schedule/imports/:importId': ['schedule_imports'],
  '/bills/:recordId/files': ['/bills', 'id'],
  '/receipts/:recordId/files': ['/receipts', 'id'],
  '/quotes/:recordId/files': ['purchase_request_quotes'],
  '/versions/:versionNo/content': ['/versions', 'versionNo'],
  '/workbook/sheets/:position': ['/workbook', 'position'],
}

type NamesPart = (
  client: ApiClient,
  finder: User,
  id: number | string
) => Promise<number | undefined>

/** What finds the second part of an address; null for addresses without one. */
export function namesPart(pattern: string): NamesPart | null {
  const end = Object.keys(PARTS).find((one) => pattern.endsWith(one))
  if (!end) return null
  const [below, key] = PARTS[end]!
  if (!key) {
    const column = pattern.includes('/projects/') ? 'project_id' : 'purchase_request_id'
    return async (_, __, id) => (await db.from(below).where(column, id).first())?.id
  }
  return async (client, finder, id) => {
    const answer = await client
      .get(readAt(pattern.slice(0, -end.length) + below, id))
      .loginAs(finder)
    const body = answer.status() === 200 ? answer.body() : []
    return (Array.isArray(body) ? body : (body.sheets ?? []))[0]?.[key]
  }
}

/** What a read asks about, where it has to be said. */
const QUESTIONS: Record<string, string> = {
  '/api/users/:id/comparison': 'with=1',
  '/api/users/:id/page-access': 'path=/clients',
  '/api/tracking-sheets/:id/comparison': 'with=1',
  '/api/payment-tracking/:id/entries': 'figure=certified&currency=SAR',
  '/api/employees/:id/job': 'on=2026-01-01',
  '/api/work-calendars/:id/days': 'from=2026-01-01&to=2026-01-31',
  '/api/bills/:id/withholding': 'amount=10',
  '/api/budgets/:id/items': 'source=actual',
  '/api/project-profitability/:id/items': 'figure=actual',
}

/** The address of a read at a record, and at a part of it. */
export function readAt(pattern: string, id: number | string, part?: number | string): string {
  const path = pattern.replace(':id', String(id)).replace(/:\w+/, String(part))
  return pattern in QUESTIONS ? `${path}?${QUESTIONS[pattern]}` : path
}
