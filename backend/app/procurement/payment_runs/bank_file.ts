import { createHash } from 'node:crypto'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { creditTransferFile } from '#engines/bank_files/credit_transfer'
import { formatMoney } from '#engines/money/money'
import { requireFrozenAccounts, type FrozenAccount } from './accounts.js'
import type PaymentRun from './models/payment_run.js'
import { payingAccount } from './paying_account.js'
import { recordRun } from './records.js'

export interface BankFile {
  name: string
  content: Buffer
  /** In hexadecimal digits, as the audit log keeps it. */
  sha256: string
}

/** The payment of one vendor among all payments of the firm. */
export const endToEndId = ({ number }: PaymentRun, position: number) => `${number}-${position}`

/**
 * What the bank reads of a locked, approved run; its accounts stand in clear, so that every copy is written
 * to the log. The same run always gives the same file.
 * Who gets a cheque is not in it.
 * @throws AppError 409 RUN_NOTHING_TO_TRANSFER, FIRM_BANK_MISSING, RUN_BANK_UNCONFIRMED | RUN_BANK_CHANGED naming the vendor
 */
export async function bankFileOf(uow: UnitOfWork, run: PaymentRun): Promise<BankFile> {
  const accounts = await requireFrozenAccounts(uow.trx, run)
  const { name, iban, bic } = await payingAccount(run, uow.trx)
  if (!iban) throw conflict('FIRM_BANK_MISSING')
  // a vendor of which all is withheld gets nothing
  const paid = accounts.filter(({ row }) => row.amountMinor > row.withheldMinor)
  if (!paid.length) throw conflict('RUN_NOTHING_TO_TRANSFER')
  const text = creditTransferFile({
    messageId: run.number,
    // since it was approved nothing of it changes
    createdAt: run.updatedAt.toUTC().startOf('second').toISO({ suppressMilliseconds: true })!,
    ...{ executeOn: run.executeOn, currency: run.currency },
    debtor: { name, iban, bic },
    transfers: paid.map((account) => transferOf(run, account)),
  })
  const content = Buffer.from(text)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await recordRun(uow, 'download', run, { after: { sha256, bytes: content.length } })
  return { name: `${run.number}.xml`, content, sha256 }
}

function transferOf(run: PaymentRun, { row, iban }: FrozenAccount) {
  const bills = run.items.filter(({ vendorId }) => vendorId === row.vendorId)
  return {
    endToEndId: endToEndId(run, row.position),
    creditor: { name: row.accountName ?? row.vendorName, iban, bic: row.swiftCode },
    amountMinor: row.amountMinor - row.withheldMinor,
    about: [
      ...(row.withheldMinor ? [`WHT ${formatMoney(row.withheldMinor, run.currency)}`] : []),
      ...bills.map(({ billNumber }) => billNumber),
    ],
  }
}
