import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'

export interface Overlay {
  kind: 'follow_up' | 'quotation_ends' | 'delivery' | 'invoice_due'
  id: number
  on: string
  number: string
  about: string
  link: string
}

const MOST = 300

/** Days of other departments' records that the team wants to see between its own appointments. */
export async function overlaysBetween(
  from: DateTime,
  to: DateTime,
  abilities: ReadonlySet<string>
): Promise<Overlay[]> {
  const days: [string, string] = [
    from.setZone(firmZone()).toISODate()!,
    to.setZone(firmZone()).toISODate()!,
  ]
  const invoices = abilities.has('invoices.view') ? await dueInvoices(days) : []
  return [
    ...(await followUps(days)),
    ...(await endings(days)),
    ...(await deliveries(days)),
    ...invoices,
  ]
}

const open = () => db.from('quotations').where('stage', 'submitted_to_client').limit(MOST)
const quotation = (kind: Overlay['kind']) => (row: any) => ({
  kind,
  id: row.id as number,
  on: row.day as string,
  number: row.number as string,
  about: row.project_name as string,
  link: `/engineering/quotations/${encodeURIComponent(row.number)}`,
})

async function followUps(days: [string, string]) {
  const rows = await open()
    .whereBetween('follow_up_on', days)
    .select('id', 'number', 'project_name', 'follow_up_on as day')
  return rows.map(quotation('follow_up'))
}

async function endings(days: [string, string]) {
  const rows = await open()
    .whereBetween('valid_until_on', days)
    .select('id', 'number', 'project_name', 'valid_until_on as day')
  return rows.map(quotation('quotation_ends'))
}

async function deliveries(days: [string, string]): Promise<Overlay[]> {
  const rows = await db
    .from('purchase_orders')
    .whereBetween('required_on', days)
    .whereIn('status', ['approved', 'sent', 'partially_received'])
    .limit(MOST)
    .select('id', 'number', 'vendor_name', 'required_on as day')
  return rows.map((row) => ({
    kind: 'delivery',
    id: row.id,
    on: row.day,
    number: row.number,
    about: row.vendor_name,
    link: `/procurement/purchase-orders/${row.id}`,
  }))
}

async function dueInvoices(days: [string, string]): Promise<Overlay[]> {
  const rows = await db
    .from('invoices')
    .whereBetween('due_on', days)
    .where('balance_minor', '>', 0)
    .whereNotNull('number')
    .limit(MOST)
    .select('id', 'number', 'client_name', 'due_on as day')
  return rows.map((row) => ({
    kind: 'invoice_due',
    id: row.id,
    on: row.day,
    number: row.number,
    about: row.client_name,
    link: `/commercial/invoicing/${row.id}`,
  }))
}
