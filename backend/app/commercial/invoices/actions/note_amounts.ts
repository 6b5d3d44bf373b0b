import { invalid } from '#core/base/app_error'
import { vatOf, type VatSubtotal } from '#engines/money/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Contract from '#commercial/contracts/contract'
import { chargedVat, contractBalance, releasedBalance } from '#commercial/contracts/contract_ledger'
import Invoice from '#commercial/invoices/models/invoice'
import { creditCertificate, ownVatOf } from './certificate_credit.js'
import { allThatIsLeft, correctedLines, leftOfLines, type Correction } from './corrected_lines.js'
import { creditedVat, creditNotesOf, leftOfVat, putVat } from './credited_vat.js'
import { NOTHING_HELD, taxableOf, type Amounts } from './invoice_amounts.js'
import type { LineValues } from './price_invoice.js'

/**
 * The amounts of a credit or debit note, from the lines of its original. A credit takes back at most
 * what earlier ones have left of each line, all of it where none is named.
 * @throws AppError 422 on `originalId` or `corrections`
 */
export async function noteAmounts(
  uow: UnitOfWork,
  note: Invoice,
  corrections: readonly Correction[]
): Promise<Amounts> {
  const original = note.originalId ? await lockOriginal(uow, note.originalId) : null
  if (!original?.number || original.type === 'credit_note')
    throw invalid({ originalId: ['absent'] })
  if (note.type === 'debit_note') return debitAmounts(original, corrections)
  const left = await leftOfLines(original, uow.trx)
  const lines = correctedLines(
    original,
    corrections.length ? corrections : allThatIsLeft(left, original.currency),
    left
  )
  if (!lines.length) throw invalid({ corrections: ['aboveOriginal'] })
  const notes = await creditNotesOf(original.id, uow.trx)
  if (original.type === 'progress') return certificateAmounts(uow, { original, notes, lines })
  const amounts = plainNote(lines, creditedVat(lines, leftOfVat(original, notes)))
  const credited = notes.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  if (amounts.totalMinor > original.totalMinor - credited)
    throw invalid({ corrections: ['aboveOriginal'] })
  await requireInLedger(uow, original, amounts.grossMinor)
  return amounts
}

/** The contract first, as those who write certificates take it. */
async function lockOriginal(uow: UnitOfWork, id: number): Promise<Invoice | null> {
  const known = await Invoice.query({ client: uow.trx }).where('id', id).first()
  if (known?.contractId)
    await Contract.query({ client: uow.trx }).where('id', known.contractId).forUpdate().first()
  return Invoice.query({ client: uow.trx }).where('id', id).preload('lines').forUpdate().first()
}

/** More of what was invoiced. Under a contract more work is a certificate, with all that comes off it. */
function debitAmounts(original: Invoice, corrections: readonly Correction[]): Amounts {
  if (original.contractId) throw invalid({ originalId: ['debitOfContract'] })
  if (!corrections.length) throw invalid({ corrections: ['required'] })
  const lines = correctedLines(original, corrections, null)
  const vat = vatOf(
    lines.map(({ netMinor, vatCategory: category, vatRateBp: rateBp }) => ({
      netMinor,
      category,
      rateBp,
    }))
  )
  lines.forEach((line, index) => (line.vatMinor = vat.lineVat[index]!))
  return plainNote(lines, vat.breakdown)
}

function plainNote(lines: LineValues[], vatBreakdown: VatSubtotal[]): Amounts {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const grossMinor = sum(lines.map(({ netMinor }) => netMinor))
  const vatMinor = sum(vatBreakdown.map((part) => part.vatMinor))
  return {
    ...NOTHING_HELD,
    lines,
    grossMinor,
    taxableMinor: taxableOf(vatBreakdown),
    vatMinor,
    totalMinor: grossMinor + vatMinor,
    payableMinor: grossMinor + vatMinor,
    vatBreakdown,
  }
}

/**
 * An advance is credited as far as certificates have not recovered it, a release as far as credits of
 * certificates have not taken it back: neither ledger goes below nothing.
 */
async function requireInLedger(uow: UnitOfWork, original: Invoice, grossMinor: number) {
  const { contractId, type } = original
  if (!contractId) return
  const { advanceOpenMinor } = await contractBalance(contractId, uow.trx)
  if (type === 'advance' && grossMinor > advanceOpenMinor)
    throw invalid({ originalId: ['advanceRecovered'] })
  if (type === 'retention_release' && grossMinor > (await releasedBalance(contractId, uow.trx)))
    throw invalid({ originalId: ['releaseCredited'] })
}

interface CertificateNote {
  original: Invoice
  notes: Invoice[]
  lines: LineValues[]
}

async function certificateAmounts(
  uow: UnitOfWork,
  { original, notes, lines }: CertificateNote
): Promise<Amounts> {
  const contract = await Contract.query({ client: uow.trx })
    .where('id', original.contractId!)
    .firstOrFail()
  const { vatOnRetention } = contract
  const [tax] = original.vatBreakdown as VatSubtotal[]
  const { heldMinor } = await contractBalance(contract.id, uow.trx)
  const grossMinor = lines.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const rest = (amount: number, of: (note: Invoice) => number) =>
    amount - notes.reduce((sum, note) => sum + of(note), 0)
  const credit = creditCertificate({
    left: {
      grossMinor: rest(original.grossMinor, (note) => note.grossMinor),
      retentionMinor: rest(original.retentionMinor, (n) => n.retentionMinor + n.releasedMinor),
      advanceRecoveryMinor: rest(original.advanceRecoveryMinor, (n) => n.advanceRecoveryMinor),
      deductionsMinor: rest(original.deductionsMinor, (note) => note.deductionsMinor),
      vatMinor: rest(original.vatMinor, (note) => ownVatOf(note, tax!, vatOnRetention)),
    },
    grossMinor,
    heldMinor,
    chargedVatMinor: await chargedVat(contract.id, uow.trx),
    vatRateBp: tax!.rateBp,
    vatOnRetention,
  })
  putVat(lines, credit.vatMinor)
  const { taxableMinor, vatMinor } = credit
  const vatBreakdown = [{ ...tax!, taxableMinor, vatMinor }]
  return { ...credit, taxableMinor: taxableOf(vatBreakdown), lines, grossMinor, vatBreakdown }
}
