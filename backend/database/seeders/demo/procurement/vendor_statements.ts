import { emptyColumns } from '#core/database/empty_columns'
import { giveFiles } from '#core/storage/find_files'
import { storeBuffer } from '#core/storage/store_file'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { formatMoney } from '#engines/money/money'
import VendorStatement from '#procurement/vendor_statements/models/vendor_statement'
import { STATEMENT_FILE } from '#procurement/vendor_statements/order_reading'
import { recordStatement } from '#procurement/vendor_statements/records'
import { storeComparison } from '#procurement/vendor_statements/store_comparison'
import type { TheirLine } from '#procurement/vendor_statements/compare_account'
import { accountMoves } from '#procurement/vendor_statements/vendor_account'

const HEADINGS = ['Date', 'Document', 'Details', 'Debit', 'Credit', 'Balance']
const FREIGHT_MINOR = 45_000

/** A vendor's statement with a bill that is missing here. Needs the bills. */
export async function seedVendorStatements(context: DemoContext) {
  const { trx, now } = context
  const uow = new DemoUnit(trx, { at: now, by: personOf(context, 'accountant') })
  const vendor = await trx
    .from('purchase_bills as b')
    .join('vendors as v', 'v.id', 'b.vendor_id')
    .where('b.currency', 'SAR')
    .whereNot('b.status', 'cancelled')
    .orderBy('b.id')
    .select('v.id', 'v.name')
    .first()
  if (!vendor) return
  const account = { vendorId: Number(vendor.id), currency: 'SAR' }
  const closedOn = today(now)
  const moves = await accountMoves(account, { to: closedOn }, trx)
  const openedOn = addDays(moves[0]!.on, -1)
  const lines = moves.map((move, at): TheirLine => ({
    ...{ line: at + 2, on: move.on, number: move.number, amountMinor: move.amountMinor },
    text: move.amountMinor < 0 ? 'Payment received' : 'Supply',
  }))
  lines.push({
    ...{ line: lines.length + 2, on: closedOn, number: 'FR-2281' },
    ...{ text: 'Freight to site', amountMinor: FREIGHT_MINOR },
  })
  const one = await storedStatement(uow, { ...account, vendorName: vendor.name }, lines)
  const closingMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  await storeComparison(uow, one, { openedOn, closedOn, openingMinor: 0, closingMinor, lines })
  await one.save()
  await recordStatement(uow, 'create', one, { after: one.toAudit() })
}

interface Whose {
  vendorId: number
  vendorName: string
  currency: string
}

async function storedStatement(uow: DemoUnit, whose: Whose, lines: readonly TheirLine[]) {
  const content = Buffer.from(tableOf(lines))
  const label = { name: 'statement.csv', mime: 'text/csv', extension: 'csv', content }
  const file = await storeBuffer(uow, label, { ownerType: STATEMENT_FILE, ownerId: null })
  const one = new VendorStatement().useTransaction(uow.trx)
  one.merge({
    ...emptyColumns(VendorStatement),
    ...whose,
    ...{ status: 'open', version: 1, fileId: file.id, fileName: file.name, fileHash: file.sha256 },
    ...{ openingMinor: 0, closingMinor: 0, ourOpeningMinor: 0, ourClosingMinor: 0 },
    ...{ differenceMinor: 0, lineCount: 0, unexplained: 0 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  one.format = 'csv'
  await one.save()
  await giveFiles(uow, [file.id], one.id)
  return one
}

/** As the vendor's program writes it. */
function tableOf(lines: readonly TheirLine[]): string {
  let balance = 0
  const rows = lines.map(({ on, number, text, amountMinor }) => {
    balance += amountMinor
    const money = (minor: number) => formatMoney(minor, 'SAR')
    const sides = amountMinor < 0 ? ['', money(-amountMinor)] : [money(amountMinor), '']
    return [on, number ?? '', text, ...sides, money(balance)].join(',')
  })
  return [HEADINGS.join(','), ...rows].join('\n')
}
