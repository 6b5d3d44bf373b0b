import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import { storedJson } from '#core/database/stored_json'
import type { BrokenRule } from '#engines/e_invoice/rules/broken_rules'
import type Invoice from '#commercial/invoices/models/invoice'
import type { AuthorityMessage } from './authority/answers.js'
import { ACCEPTED_STATES, E_INVOICE_STATES, type EInvoiceState } from './enums.js'
import { rulesOfDraft } from './issue_step.js'
import EInvoice from './models/e_invoice.js'
import EInvoiceUnit from './models/e_invoice_unit.js'
import { SETTING_FIELDS } from './models/e_invoicing_setting.js'
import { storedSetting } from './stored_setting.js'

type Abilities = HttpContext['abilities']

const UNITS_SHOWN = 20
const PROBLEMS_SHOWN = 50
const ATTEMPTS_SHOWN = 20

/** The page of the settings: how the firm takes part, its units, and what needs someone. */
export async function presentSetting(abilities: Abilities) {
  const setting = await storedSetting()
  const manage = abilities.has('e-invoicing.manage')
  const units = await EInvoiceUnit.query().orderBy('id', 'desc').limit(UNITS_SHOWN)
  const fields = SETTING_FIELDS.map((name) => [name, setting[name] ?? null])
  return {
    ...(Object.fromEntries(fields) as Pick<typeof setting, (typeof SETTING_FIELDS)[number]>),
    version: setting.version,
    units: units.map((unit) => presentUnit(unit, manage)),
    states: await countStates(),
    problems: await problems(),
    can: { update: manage },
  }
}

/** A unit without its key and its secrets. */
export function presentUnit(unit: EInvoiceUnit, manage: boolean) {
  return {
    id: unit.id,
    version: unit.version,
    environment: unit.environment,
    status: unit.status,
    commonName: unit.commonName,
    serialNumber: unit.serialNumber,
    counter: unit.counter,
    expiresAt: unit.expiresAt?.toUTC().toISO() ?? null,
    checks: unit.checks,
    can: {
      test: manage && unit.status === 'requested',
      renew: manage && unit.status === 'active',
    },
  }
}

async function countStates(): Promise<Record<EInvoiceState, number>> {
  const rows = await db.from('e_invoices').groupBy('state').select('state').count('* as total')
  const counts = new Map(rows.map(({ state, total }) => [state as string, Number(total)]))
  return Object.fromEntries(
    E_INVOICE_STATES.map((state) => [state, counts.get(state) ?? 0])
  ) as Record<EInvoiceState, number>
}

/** What was rejected or is waiting for another attempt, the newest first. */
async function problems() {
  const rows = await db
    .from('e_invoices as e')
    .join('invoices as i', 'i.id', 'e.invoice_id')
    .whereIn('e.state', ['rejected', 'retry'])
    .orderBy('e.id', 'desc')
    .limit(PROBLEMS_SHOWN)
    .select('e.id', 'e.invoice_id as invoiceId', 'i.number', 'e.state', 'e.failure', 'e.messages')
  return rows.map(({ messages, ...row }): Problem => ({ ...row, reason: reasonOf(messages) }))
}

/** The first error of an answer, with its code. */
function reasonOf(stored: unknown): string | null {
  const messages = stored === null ? [] : storedJson<AuthorityMessage[]>(stored)
  const error = messages.find(({ kind }) => kind === 'error')
  return error ? [error.code, error.text].filter(Boolean).join(': ') : null
}

interface Problem {
  id: number
  invoiceId: number
  number: string
  state: EInvoiceState
  failure: string | null
  reason: string | null
}

/** What the page of an invoice shows of its electronic documents, the newest first. */
export async function presentInvoice(
  invoice: Invoice,
  abilities: Abilities,
  client: QueryClientContract = db.connection()
) {
  const { mode } = await storedSetting(client)
  const documents = await EInvoice.query({ client })
    .where('invoice_id', invoice.id)
    .orderBy('attempt', 'desc')
    .limit(ATTEMPTS_SHOWN)
  const manage = abilities.has('invoices.manage')
  const [newest] = documents
  return {
    mode,
    rules: mode === 'off' ? [] : await rulesOf(invoice, client),
    documents: documents.map((one) => presentDocument(one, manage && one === newest)),
    can: { resubmit: manage && mode !== 'off' && newest?.state === 'rejected' },
  }
}

async function rulesOf(invoice: Invoice, client: QueryClientContract): Promise<BrokenRule[]> {
  if (invoice.status !== 'draft') return []
  await invoice.load((loader) => loader.load('lines').load('original'))
  return rulesOfDraft(invoice, client)
}

function presentDocument(document: EInvoice, manage: boolean) {
  const { state } = document
  return {
    id: document.id,
    version: document.version,
    attempt: document.attempt,
    counter: document.counter,
    uuid: document.uuid,
    hash: document.hash,
    state,
    failure: document.failure ?? null,
    messages: document.messages,
    sentTimes: document.sentTimes,
    nextAt: document.nextAt?.toUTC().toISO() ?? null,
    reportBefore: document.reportBefore?.toUTC().toISO() ?? null,
    acceptedAt: document.acceptedAt?.toUTC().toISO() ?? null,
    xmlUrl: `/api/e-invoices/${document.id}/xml`,
    can: { send: manage && ['not_sent', 'retry'].includes(state) },
    accepted: ACCEPTED_STATES.includes(state),
  }
}
