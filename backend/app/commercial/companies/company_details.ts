import db from '@adonisjs/lucid/services/db'
import { isoInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { filesOf } from '#core/storage/find_files'
import { formatMoney } from '#engines/money/money'
import { OPEN_STAGES } from '#commercial/pipeline/stages'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { clientsOf } from '#commercial/shared/of_companies'
import { owedByCurrency } from '#commercial/shared/owed'

/** Rows of each kind that a company is answered with; the lists have them all. */
const SHOWN = 50

type Abilities = ReadonlySet<string>

/** What the portal knows of a company beside its tax data; a part that the viewer may not see is null. */
export async function companyDetails(id: number, abilities: Abilities) {
  const seesClients = abilities.has('clients.view')
  const seesInvoices = abilities.has('invoices.view')
  const [contacts, files, offers, contracts, balances, counts] = await Promise.all([
    seesClients ? contactsOf(id) : null,
    seesClients ? filesOfClients(id) : null,
    abilities.has('pipeline.view') ? offersOf(id) : null,
    seesInvoices ? contractsOf(id) : null,
    seesInvoices ? balancesOf(id) : null,
    countsOf(id, abilities),
  ])
  return { contacts, files, offers, contracts, balances, counts }
}

/** The queries behind both the rows and their counts. */
const contacts = (id: number) => db.from('clients').where('company_id', id)
const files = (id: number) => filesOf(CLIENT_FILE, clientsOf([id]))
const offers = (id: number) =>
  db
    .from('sales_quotations')
    .whereIn('client_id', clientsOf([id]))
    .whereIn('stage', [...OPEN_STAGES])
const contracts = (id: number) => db.from('contracts').whereIn('client_id', clientsOf([id]))
const invoices = (id: number) => db.from('invoices').whereIn('client_id', clientsOf([id]))

async function countsOf(id: number, abilities: Abilities) {
  const counted = async (ability: string, rows: ReturnType<typeof contacts>) => {
    if (!abilities.has(ability)) return null
    const { total } = await rows.count('* as total').firstOrFail()
    return Number(total)
  }
  return {
    contacts: await counted('clients.view', contacts(id)),
    files: await counted('clients.view', files(id)),
    offers: await counted('pipeline.view', offers(id)),
    contracts: await counted('invoices.view', contracts(id)),
    invoices: await counted('invoices.view', invoices(id)),
  }
}

async function contactsOf(id: number) {
  const rows = await contacts(id)
    .orderBy('name')
    .orderBy('id')
    .limit(SHOWN)
    .select('id', 'name', 'job_title', 'mobile', 'email')
  return rows.map(({ job_title: jobTitle, ...row }) => ({ ...row, jobTitle }))
}

async function filesOfClients(id: number) {
  const rows = await files(id).orderBy('id', 'desc').limit(SHOWN)
  return rows.map((row) => ({
    id: row.id as number,
    originalFilename: row.original_name as string,
    mime: row.mime as string,
    size: Number(row.size),
    url: `/api/files/${row.id}/content`,
    clientId: row.owner_id as number,
    createdAt: isoInstant(row.created_at)!,
  }))
}

async function offersOf(id: number) {
  const rows = await offers(id).orderBy('quoted_on', 'desc').orderBy('id', 'desc').limit(SHOWN)
  return rows.map((row) => ({
    id: row.id as number,
    number: row.number as string,
    projectName: row.project_name as string,
    projectNameAr: row.project_name_ar as string | null,
    stage: row.stage as string,
    quotedOn: row.quoted_on as string,
    currency: row.currency as string,
    total: formatMoney(Number(row.total_minor), row.currency),
  }))
}

async function contractsOf(id: number) {
  const rows = await contracts(id).orderBy('id', 'desc').limit(SHOWN)
  return rows.map((row) => ({
    id: row.id as number,
    number: row.number as string,
    title: row.title as string,
    titleAr: row.title_ar as string | null,
    signedOn: row.signed_on as string | null,
    currency: row.currency as string,
    value: formatMoney(Number(row.value_minor), row.currency),
  }))
}

/** What its clients owe as their statements of account close, and how much of it is overdue. */
async function balancesOf(id: number) {
  const clients = () => clientsOf([id])
  const owed = await owedByCurrency((documents) => void documents.whereIn('client_id', clients()))
  const late = await invoices(id)
    .whereNot('type', 'credit_note')
    .whereNotNull('number')
    .where('due_on', '<', today())
    .groupBy('currency')
    .select('currency', db.raw('SUM(balance_minor) AS sum'))
  const overdue = new Map(late.map(({ currency, sum }) => [currency as string, Number(sum)]))
  return [...owed]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([currency, minor]) => ({
      currency,
      balance: formatMoney(minor, currency),
      overdue: formatMoney(overdue.get(currency) ?? 0, currency),
    }))
}
