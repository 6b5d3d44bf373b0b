import { percentOf } from '#engines/money/money'

/** When VAT falls due on what the client holds back. */
export const VAT_ON_RETENTION = ['invoice', 'release'] as const
export type VatOnRetention = (typeof VAT_ON_RETENTION)[number]

export interface CertificateTerms {
  /** Work done in this period, in minor units. */
  grossMinor: number
  contractMinor: number
  retentionBp: number
  /** Of the contract's value; null without a cap. */
  retentionCapBp: number | null
  /** Held by certificates issued before this one, releases taken off. */
  heldMinor: number
  advanceRecoveryBp: number
  /** Advance that was paid and not yet recovered. */
  advanceOpenMinor: number
  deductionsMinor: number
  vatRateBp: number
  vatOnRetention: VatOnRetention
}

export interface Certificate {
  retentionMinor: number
  advanceRecoveryMinor: number
  taxableMinor: number
  vatMinor: number
  totalMinor: number
  payableMinor: number
}

/**
 * What is payable for the work of one period: gross − retention − advance recovery − deductions + VAT,
 * each rounded half up once. The retention never passes its cap nor falls below what is held, the
 * recovery never passes the advance that is open. An advance was taxed when it was invoiced, so its
 * recovery lowers the taxable amount; the retention does only where VAT waits for its release.
 * @example gross 1,000,000, retention and recovery 10 %: payable 920,000 (VAT at release) or 935,000
 */
export function certify(terms: CertificateTerms): Certificate {
  const { grossMinor, vatOnRetention, deductionsMinor } = terms
  const retentionMinor = retentionOf(terms)
  const advanceRecoveryMinor = Math.max(
    0,
    Math.min(percentOf(grossMinor, terms.advanceRecoveryBp), terms.advanceOpenMinor)
  )
  const worked = grossMinor - advanceRecoveryMinor - deductionsMinor
  const taxableMinor = vatOnRetention === 'release' ? worked - retentionMinor : worked
  const vatMinor = percentOf(taxableMinor, terms.vatRateBp)
  const totalMinor = taxableMinor + vatMinor
  const payableMinor = vatOnRetention === 'release' ? totalMinor : totalMinor - retentionMinor
  return { retentionMinor, advanceRecoveryMinor, taxableMinor, vatMinor, totalMinor, payableMinor }
}

function retentionOf(terms: CertificateTerms): number {
  const { grossMinor, retentionBp, retentionCapBp, contractMinor, heldMinor } = terms
  const requested = percentOf(grossMinor, retentionBp)
  const room =
    retentionCapBp === null
      ? Number.MAX_SAFE_INTEGER
      : Math.max(0, percentOf(contractMinor, retentionCapBp) - heldMinor)
  return Math.max(-heldMinor, Math.min(requested, room)) + 0
}
