import { percentOf } from '#engines/money/money'
import { shareOut, type VatSubtotal } from '#engines/money/vat'
import type { VatOnRetention } from '#commercial/contracts/certificate'

/** What is left of a certificate after its credit notes, in minor units. */
export interface CertificateLeft {
  grossMinor: number
  /** Also what was released since: it was held once. */
  retentionMinor: number
  advanceRecoveryMinor: number
  deductionsMinor: number
  vatMinor: number
}

export interface CertificateCredit {
  retentionMinor: number
  /** Of the retention, what was released before and is taken back with the rest. */
  releasedMinor: number
  advanceRecoveryMinor: number
  deductionsMinor: number
  taxableMinor: number
  vatMinor: number
  totalMinor: number
  payableMinor: number
}

interface CreditTerms {
  left: CertificateLeft
  /** Work that is taken back; at most what is left. */
  grossMinor: number
  /** Held under the contract now. */
  heldMinor: number
  /** VAT that all documents of the contract have charged and not taken back. */
  chargedVatMinor: number
  vatRateBp: number
  vatOnRetention: VatOnRetention
}

/**
 * What a credit of a part of a certificate takes back of everything that came off it, in proportion to
 * what is left, so that all credits together take back each exactly. Retention that is no longer held
 * was invoiced when it was released: the client gets it back in money.
 */
export function creditCertificate(terms: CreditTerms): CertificateCredit {
  const { left, grossMinor, heldMinor, vatRateBp, vatOnRetention } = terms
  const { retentionMinor: heldOnce, advanceRecoveryMinor, deductionsMinor } = left
  const rest = Math.max(0, left.grossMinor - heldOnce - advanceRecoveryMinor - deductionsMinor)
  const [retention = 0, recovery = 0, deductions = 0] = shareOut(grossMinor, [
    heldOnce,
    advanceRecoveryMinor,
    deductionsMinor,
    rest,
  ])
  const retentionMinor = Math.min(retention, Math.max(0, heldMinor))
  const releasedMinor = retention - retentionMinor
  const worked = grossMinor - recovery - deductions
  const atRelease = vatOnRetention === 'release'
  const ownVat = ownPart(left, grossMinor, atRelease ? worked - retention : worked, vatRateBp)
  const releasedVat = atRelease ? percentOf(releasedMinor, vatRateBp) : 0
  const vatMinor = Math.max(0, Math.min(ownVat + releasedVat, terms.chargedVatMinor))
  const taxableMinor = atRelease ? worked - retentionMinor : worked
  const totalMinor = taxableMinor + vatMinor
  return {
    retentionMinor,
    releasedMinor,
    advanceRecoveryMinor: recovery,
    deductionsMinor: deductions,
    taxableMinor,
    vatMinor,
    totalMinor,
    payableMinor: atRelease ? totalMinor : totalMinor - retentionMinor,
  }
}

/** Of the VAT of the certificate itself; all that is left of it with the last of the work. */
function ownPart(left: CertificateLeft, grossMinor: number, taxable: number, vatRateBp: number) {
  if (grossMinor >= left.grossMinor) return left.vatMinor
  return Math.min(percentOf(taxable, vatRateBp), left.vatMinor)
}

/** What earlier notes took back of the certificate's own VAT, that of released retention aside. */
export function ownVatOf(
  note: { vatMinor: number; releasedMinor: number },
  { rateBp }: Pick<VatSubtotal, 'rateBp'>,
  vatOnRetention: VatOnRetention
): number {
  if (vatOnRetention !== 'release') return note.vatMinor
  return Math.max(0, note.vatMinor - percentOf(note.releasedMinor, rateBp))
}
