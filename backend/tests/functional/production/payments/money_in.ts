import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { seededRandom } from '#database/seeders/random'
import { AppError } from '#core/base/app_error'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { createInvoice } from '#commercial/invoices/actions/save_invoice'
import { issueInvoice } from '#commercial/invoices/actions/issue_invoice'
import { call } from '#tests/functional/procurement/support'

const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }

export type Random = ReturnType<typeof seededRandom>

interface Agreement {
  id: number
  clientId: number
  currency: string
  lines: { id: number; description: string }[]
}

const post = async (client: ApiClient, path: string, body: object, seen?: number) =>
  call(client, 'accountant', 'post', path, { body: body as never, seen })

/** A contract of a project, with an advance and retention. */
export async function anAgreement(
  client: ApiClient,
  random: Random,
  projectId: number,
  currency: string
): Promise<Agreement> {
  const person = { name: 'Huda', company: `Sahara ${projectId}` }
  const party = await call(client, 'bdm', 'post', '/api/clients', { body: person })
  const works = (description: string) => ({
    description,
    quantity: `${random.whole(50, 200)}`,
    unitRate: `${random.whole(100, 9000)}.${random.whole(10, 99)}`,
  })
  const answer = await post(client, '/api/contracts', {
    title: 'Works',
    clientId: party.body().id,
    projectId,
    currency,
    retention: random.pick(['0', '5', '10']),
    advanceRecovery: '20',
    vatOnRetention: random.pick(['invoice', 'release']),
    lines: [works('Steel'), works('Cladding')],
  })
  answer.assertStatus(201)
  return answer.body()
}

type DocumentType = 'advance' | 'progress' | 'retention_release' | 'credit_note'

/** Issues a document of a contract some days ago, unless the contract does not allow it. */
async function issued(
  type: DocumentType,
  input: object,
  daysAgo: number,
  original: number | null = null
): Promise<string> {
  const at = DateTime.utc().minus({ days: daysAgo }) as DateTime<true>
  try {
    await transact({ ...SYSTEM_ACTOR, id: 14 }, async (uow) => {
      const invoice = await createInvoice(uow, type, original, { buyer: BUYER, ...input } as never)
      await issueInvoice(uow, invoice, at)
    })
    return type
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID') return 'refused'
    throw error
  }
}

/** One thing that happens to a contract; what was done, for the count of what was tried. */
export async function somethingComesIn(
  client: ApiClient,
  random: Random,
  agreement: Agreement
): Promise<string> {
  const { id: contractId } = agreement
  const kind = random.pick(['advance', 'progress', 'progress', 'receipt', 'receipt', 'reversal'])
  const later = random.pick(['credit', 'release', 'draft', kind, kind, kind])
  const days = random.whole(1, 150)
  switch (later) {
    case 'advance':
      return issued('advance', { contractId, amount: `${random.whole(1000, 9000)}.55` }, days)
    case 'progress':
      return issued('progress', { contractId, lines: worked(random, agreement) }, days)
    case 'draft':
      await post(client, '/api/invoices', { type: 'advance', contractId, amount: '777' })
      return 'draft'
    case 'credit':
      return credited(contractId, days)
    case 'release':
      return released(random, contractId, days)
    case 'receipt':
      return received(client, random, agreement)
    default:
      return takenBack(client, agreement.clientId)
  }
}

const worked = (random: Random, { lines }: Agreement) =>
  lines.map(({ id, description }) => ({
    contractLineId: id,
    description,
    quantity: `${random.whole(1, 4)}.${random.whole(10, 99)}`,
    unitPrice: '0',
  }))

async function credited(contractId: number, days: number): Promise<string> {
  const [original] = await db
    .from('invoices')
    .where({ contract_id: contractId, type: 'advance' })
    .whereNotNull('number')
    .whereNotIn('id', db.from('invoices').whereNotNull('original_id').select('original_id'))
    .limit(1)
  if (!original) return 'nothing'
  return issued('credit_note', { reason: 'Agreed' }, Math.min(days, 1), original.id)
}

async function released(random: Random, contractId: number, days: number): Promise<string> {
  const row = await db
    .from('contract_entries')
    .where({ contract_id: contractId, account: 'retention' })
    .sum('amount_minor as held')
    .first()
  const held = Math.floor(Number(row?.held ?? 0) / 100)
  if (held < 10) return 'nothing'
  const amount = `${random.whole(1, Math.floor(held / 2))}`
  return issued('retention_release', { contractId, amount }, days)
}

async function received(client: ApiClient, random: Random, { id, clientId, currency }: Agreement) {
  const open = await db
    .from('invoices')
    .where('contract_id', id)
    .whereNotNull('number')
    .whereNot('type', 'credit_note')
    .where('balance_minor', '>', 1000)
    .limit(2)
  if (!open.length) return 'nothing'
  const allocations = open.map((invoice) => ({
    invoiceId: invoice.id,
    amount: `${random.whole(1, Math.floor(Number(invoice.balance_minor) / 100))}`,
  }))
  const spread = allocations.reduce((sum, { amount }) => sum + Number(amount), 0)
  const answer = await post(client, '/api/receipts', {
    clientId,
    currency,
    method: 'transfer',
    // some of it belongs to no invoice yet
    amount: `${spread + random.whole(0, 40)}`,
    receivedOn: DateTime.utc()
      .minus({ days: random.whole(1, 90) })
      .toISODate(),
    allocations,
  })
  answer.assertStatus(201)
  return 'receipt'
}

async function takenBack(client: ApiClient, clientId: number): Promise<string> {
  const row = await db
    .from('receipts')
    .where('client_id', clientId)
    .whereNull('reversed_on')
    .orderBy('id')
    .first()
  if (!row) return 'nothing'
  const body = { reason: 'Cheque returned unpaid' }
  const answer = await post(client, `/api/receipts/${row.id}/reverse`, body, row.version)
  answer.assertStatus(200)
  return 'reversal'
}
