import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { ageingReport } from '#commercial/ageing/ageing_report'
import { contractPosition } from '#commercial/contracts/contract_ledger'
import { statementOf } from '#commercial/statements/statement'
import { inHalalas, sum, whole } from './arithmetic.js'
import { addTo, type Comparison } from './comparison.js'
import { Invoicing } from './invoices.js'
import { byId, rowsOf } from './read.js'

/** What clients owe, what they hold back, advances and VAT, as documents and portal have them. */
export async function compareReceivables(to: Comparison) {
  const read = await Invoicing.read()
  compareInvoices(read, to)
  await compareContracts(read, to)
  const money = await moneyOf()
  compareBalances(read, money, to)
  await compareClients(read, money, to)
  return { read, money }
}

function compareInvoices({ issued }: Invoicing, to: Comparison) {
  for (const one of issued) {
    const { row, sign } = one
    const month = String(row.issued_on).slice(0, 7)
    const { number, currency } = row
    to.add(`invoiced, ${currency}`, number, sign * one.payable, sign * whole(row.payable_minor))
    const vat = whole(row.vat_minor)
    to.add(`VAT output ${month}, ${currency}`, number, sign * one.vat, sign * vat)
    to.add('retention of invoices', number, one.retention, row.retention_minor)
    to.add('released of notes', number, one.released, row.released_minor)
    to.add('recovered of invoices', number, one.advance, row.advance_recovery_minor)
    if (row.exchange_rate_e6 === null) continue
    const base = inHalalas(one.vat, currency, row.exchange_rate_e6)
    to.add('VAT output in halalas', number, sign * base, sign * whole(row.base_vat_minor))
  }
}

async function compareContracts(read: Invoicing, to: Comparison) {
  for (const contract of read.contracts.values()) {
    const { number, currency } = contract
    const own = read.accountOf(contract.id)
    const { ledger, done } = await contractPosition(contract.id, db.connection())
    to.add(`clients: retention held, ${currency}`, number, own.held, ledger.heldMinor)
    to.add(`client advances open, ${currency}`, number, own.advance, ledger.advanceOpenMinor)
    to.add(`certified, ${currency}`, number, own.certified, ledger.certifiedMinor)
    const certified = sum([...done.values()].map(({ amountMinor }) => BigInt(amountMinor)))
    to.add('certified by lines', number, own.certified, certified)
    const below = [own.held, own.advance, own.certified, own.chargedVat].some((one) => one < 0n)
    to.add('contracts below nothing', number, 0n, Number(below))
  }
}

export interface Money {
  settlements: any[]
  receipts: any[]
  refunds: any[]
  writeOffs: any[]
}

const moneyOf = async (): Promise<Money> => ({
  settlements: await rowsOf('invoice_settlements'),
  receipts: await rowsOf('receipts'),
  refunds: await rowsOf('client_refunds'),
  writeOffs: await rowsOf('invoice_write_offs'),
})

/** What is left of every invoice, credit note and receipt; none is below nothing. */
function compareBalances(
  { issued }: Invoicing,
  { settlements, receipts, refunds }: Money,
  to: Comparison
) {
  const sums = (rows: any[], key: string) => {
    const of = new Map<string, bigint>()
    for (const row of rows)
      if (row[key] !== null) addTo(of, String(row[key]), whole(row.amount_minor))
    return (id: unknown) => of.get(String(id)) ?? 0n
  }
  const [paid, set, spread] = ['invoice_id', 'credit_id', 'receipt_id'].map((key) =>
    sums(settlements, key)
  )
  const [backOfNote, backOfReceipt] = ['credit_id', 'receipt_id'].map((key) => sums(refunds, key))
  for (const { row, payable, sign } of issued) {
    const gone = sign < 0n ? set!(row.id) + backOfNote!(row.id) : paid!(row.id)
    const left = payable - gone
    to.add(`open of documents, ${row.currency}`, row.number, left, row.balance_minor)
    to.add('documents below nothing', row.number, 0n, Number(left < 0n))
  }
  for (const row of receipts) {
    const amount = row.reversed_on ? 0n : whole(row.amount_minor)
    const left = amount - spread!(row.id) - backOfReceipt!(row.id)
    to.add(`unallocated receipts, ${row.currency}`, row.number, left, row.unallocated_minor)
    to.add('receipts below nothing', row.number, 0n, Number(left < 0n))
  }
}

/** By client and currency, in the evening of three days: the account, and what ageing says is owed. */
async function compareClients(read: Invoicing, money: Money, to: Comparison) {
  const now = DateTime.fromISO(today())
  const days = [now, now.minus({ days: 10 }), now.minus({ months: 1 }).endOf('month')]
  const currencies = new Set(read.issued.map(({ row }) => row.currency as string))
  for (const { currency } of money.receipts) currencies.add(currency)
  const clients = byId(await rowsOf('clients', ['name']))
  for (const day of days.map((one) => one.toISODate()!))
    for (const currency of currencies) {
      const due = owedOn(read, money, { day, currency })
      const held = heldOn(read, { day, currency })
      const rows = await ageingReport({ asOf: day, by: 'due', currency })
      const of = (name: 'outstandingMinor' | 'retentionMinor') =>
        new Map(rows.map((row) => [clientKey(row.clientId, row.clientName), BigInt(row[name])]))
      to.addAll(`owed by clients on ${day}, ${currency}`, due, of('outstandingMinor'))
      to.addAll(`held by clients on ${day}, ${currency}`, held, of('retentionMinor'))
      for (const id of clients.keys()) {
        const owed = due.get(clientKey(id, '')) ?? null
        if (owed === null) continue
        const { closingMinor } = await statementOf(id, currency, { from: '2000-01-01', to: day })
        to.add(`statements on ${day}, ${currency}`, `client ${id}`, owed, closingMinor)
      }
    }
}

const clientKey = (id: unknown, name: string) => (id === null ? `client ${name}` : `client ${id}`)

interface Evening {
  day: string
  currency: string
}

/** Issued less credited, less what came in or was given up and not taken back, and what was paid back. */
export function owedOn({ issued }: Invoicing, money: Money, { day, currency }: Evening) {
  const { receipts, refunds, writeOffs } = money
  const sums = new Map<string, bigint>()
  for (const { row, sign, payable } of issued)
    if (row.currency === currency && row.issued_on <= day)
      addTo(sums, clientKey(row.client_id, row.client_name), sign * payable)
  for (const row of receipts) {
    const stands = row.received_on <= day && (!row.reversed_on || row.reversed_on > day)
    if (row.currency === currency && stands)
      addTo(sums, clientKey(row.client_id, row.client_name), -whole(row.amount_minor))
  }
  for (const row of writeOffs) {
    const { written_off_on: from, reversed_on: back } = row
    const stands = from !== null && from <= day && (back === null || back > day)
    if (row.currency === currency && stands)
      addTo(sums, clientKey(row.client_id, row.client_name), -whole(row.amount_minor))
  }
  const names = byId(receipts)
  for (const row of refunds)
    if (row.currency === currency && row.paid_on <= day)
      addTo(
        sums,
        clientKey(row.client_id, names.get(Number(row.receipt_id))?.client_name ?? ''),
        whole(row.amount_minor)
      )
  return sums
}

export function heldOn({ issued, contracts }: Invoicing, { day, currency }: Evening) {
  const sums = new Map<string, bigint>()
  for (const { row, original, sign, gross, retention } of issued) {
    if (!row.contract_id || row.currency !== currency || row.issued_on > day) continue
    const { client_id: id, client_name: name } = contracts.get(Number(row.contract_id))
    const type = row.type === 'credit_note' ? original.type : row.type
    if (type === 'progress') addTo(sums, clientKey(id, name), sign * retention)
    if (type === 'retention_release') addTo(sums, clientKey(id, name), -sign * gross)
  }
  return sums
}
