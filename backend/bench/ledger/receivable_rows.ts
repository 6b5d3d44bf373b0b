import type { FloorDatabase } from '../requests/floor_database.ts'
import { dayAfter, numbers, STAMP, text } from '../requests/many_rows.ts'

export const INVOICES = 100_000
export const FIRST_INVOICE = 1_000_000
const RECEIPTS = 1000
const FIRST_RECEIPT = 1_000_000
/** Of each receipt, on as many invoices. */
const PARTS = 50
const PART_MINOR = 4000

const CLIENTS = '(SELECT id, name, ROW_NUMBER() OVER (ORDER BY id) - 1 AS k FROM clients)'
const COUNTED = '(SELECT COUNT(*) FROM clients)'

/** 100,000 invoices issued within 300 days, none paid, every second one settled in part by one of 1,000 receipts. */
export async function fillReceivables(database: FloorDatabase) {
  await addInvoices(database, { from: FIRST_INVOICE, count: INVOICES })
  await database.write(
    `INSERT INTO receipts (id, number, client_id, client_name, received_on, method, currency, amount_minor, allocated_minor, unallocated_minor, search_text, version, created_at, updated_at)
     SELECT ${FIRST_RECEIPT} + n, ${text("'BR-'", 'n')}, c.id, c.name, '2026-11-01', 'bank_transfer', 'SAR', ${PARTS * PART_MINOR}, ${PARTS * PART_MINOR}, 0, ${text("'bench receipt '", 'n')}, 1, ${STAMP}, ${STAMP}
     FROM ${numbers(3)} t JOIN ${CLIENTS} c ON c.k = n % ${COUNTED} WHERE n < ${RECEIPTS}`,
    []
  )
  await database.write(
    `INSERT INTO invoice_settlements (invoice_id, receipt_id, amount_minor, settled_on, created_at)
     SELECT ${FIRST_INVOICE} + 2 * n, ${FIRST_RECEIPT} + n % ${RECEIPTS}, ${PART_MINOR}, '2026-11-01', ${STAMP}
     FROM ${numbers(5)} t WHERE n < ${RECEIPTS * PARTS}`,
    []
  )
}

/** Standard invoices of one amount each, out of the scope of VAT unless it is said. */
export async function addInvoices(
  database: FloorDatabase,
  { from, count, vatMinor = 0 }: { from: number; count: number; vatMinor?: number }
) {
  const amount = '(10000 + (n * 7919) % 100000)'
  const settled = vatMinor ? '0' : `CASE WHEN n % 2 = 0 THEN ${PART_MINOR} ELSE 0 END`
  await database.write(
    `INSERT INTO invoices (id, number, uuid, type, status, client_id, client_name, buyer, issued_on, due_on, payment_days, currency, gross_minor, taxable_minor, vat_minor, total_minor, payable_minor, settled_minor, balance_minor, vat_breakdown, search_text, version, created_at, updated_at)
     SELECT ${from} + n, ${text("'BI-'", `${from} + n`)}, ${text("'00000000-0000-4000-8000-'", `${from} + n`)}, 'standard', 'issued', c.id, c.name, '{}',
       ${dayAfter('2026-02-01', 'n % 300')}, ${dayAfter('2026-03-03', 'n % 300')}, 30, 'SAR', ${amount}, ${amount}, ${vatMinor}, ${amount} + ${vatMinor}, ${amount} + ${vatMinor}, ${settled}, ${amount} + ${vatMinor} - ${settled}, '[]', ${text("'bench invoice '", 'n')}, 1, ${STAMP}, ${STAMP}
     FROM ${numbers(5)} t JOIN ${CLIENTS} c ON c.k = n % ${COUNTED} WHERE n < ${count}`,
    []
  )
}
