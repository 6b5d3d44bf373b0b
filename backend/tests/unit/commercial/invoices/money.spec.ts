import { test } from '@japa/runner'
import fc from 'fast-check'
import { bucketOf } from '#core/reports/age_buckets'
import { certify, type CertificateTerms } from '#commercial/contracts/certificate'
import { shareOut, vatOf } from '#engines/money/vat'
import { zatcaQr } from '#commercial/invoices/zatca_qr'
import { percentOf } from '#engines/money/money'

const TERMS: CertificateTerms = {
  grossMinor: 100_000_000,
  contractMinor: 1_000_000_000,
  retentionBp: 1000,
  retentionCapBp: null,
  heldMinor: 0,
  advanceRecoveryBp: 1000,
  advanceOpenMinor: 100_000_000,
  deductionsMinor: 0,
  vatRateBp: 1500,
  vatOnRetention: 'release',
}

const minor = fc.integer({ min: 0, max: 100_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

test.group('Progress certificates', () => {
  test('15 % to 25 % of ten millions: 920,000 payable with VAT at release, 935,000 at invoice', ({
    assert,
  }) => {
    const atRelease = certify(TERMS)
    assert.containsSubset(atRelease, {
      retentionMinor: 10_000_000,
      advanceRecoveryMinor: 10_000_000,
      vatMinor: 12_000_000,
      payableMinor: 92_000_000,
    })
    const atInvoice = certify({ ...TERMS, vatOnRetention: 'invoice' })
    assert.containsSubset(atInvoice, { vatMinor: 13_500_000, payableMinor: 93_500_000 })
  })

  test('no work in a period is nothing payable, whatever the rates', ({ assert }) => {
    fc.assert(
      fc.property(rate, rate, minor, minor, (retentionBp, advanceRecoveryBp, heldMinor, open) => {
        const certificate = certify({
          ...TERMS,
          grossMinor: 0,
          retentionBp,
          advanceRecoveryBp,
          heldMinor,
          advanceOpenMinor: open,
        })
        assert.equal(certificate.payableMinor, 0)
        assert.equal(certificate.retentionMinor, 0)
      }),
      { numRuns: 5000 }
    )
  })

  test('parts add up, the cap holds, no more is recovered than was advanced', ({ assert }) => {
    const terms = fc.record({
      grossMinor: minor,
      contractMinor: minor,
      retentionBp: rate,
      retentionCapBp: fc.option(rate),
      heldMinor: minor,
      advanceRecoveryBp: rate,
      advanceOpenMinor: minor,
      deductionsMinor: fc.constant(0),
      vatRateBp: rate,
      vatOnRetention: fc.constantFrom('invoice' as const, 'release' as const),
    })
    fc.assert(
      fc.property(terms, (given) => {
        const { retentionMinor, advanceRecoveryMinor, vatMinor, payableMinor } = certify(given)
        assert.equal(
          payableMinor,
          given.grossMinor - retentionMinor - advanceRecoveryMinor + vatMinor
        )
        assert.isAtMost(advanceRecoveryMinor, given.advanceOpenMinor)
        if (given.retentionCapBp !== null) {
          const cap = percentOf(given.contractMinor, given.retentionCapBp)
          assert.isAtMost(retentionMinor, Math.max(0, cap - given.heldMinor))
        }
      }),
      { numRuns: 50_000 }
    )
  }).timeout(60_000)
})

test.group('VAT', () => {
  test('three times 10.03 is 4.51 of VAT', ({ assert }) => {
    const line = { netMinor: 1003, category: 'S' as const, rateBp: 1500 }
    const { vatMinor, lineVat, breakdown } = vatOf([line, line, line])
    assert.equal(vatMinor, 451)
    assert.equal(breakdown[0].taxableMinor, 3009)
    assert.deepEqual(lineVat.toSorted(), [150, 150, 151])
  })

  test('lines add up to their category, each within one unit of its own VAT', ({ assert }) => {
    const line = fc.record({
      // a discount is a line below zero, and the lines may nearly cancel
      netMinor: fc.oneof(
        minor,
        minor.map((amount) => -amount)
      ),
      category: fc.constantFrom('S' as const, 'Z' as const),
      rateBp: fc.constantFrom(0, 500, 1500),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { vatMinor, lineVat } = vatOf(lines)
        assert.equal(
          lineVat.reduce((sum, vat) => sum + vat, 0),
          vatMinor
        )
        lines.forEach(({ netMinor, rateBp }, index) =>
          assert.isAtMost(Math.abs(lineVat[index] - (netMinor * rateBp) / 10_000), 1.0001)
        )
      }),
      { numRuns: 50_000 }
    )
  }).timeout(60_000)

  test('what is shared out is exactly what there was', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 9 }),
        (total, weights) =>
          assert.equal(
            shareOut(total, weights).reduce((sum, share) => sum + share, 0),
            total
          )
      ),
      { numRuns: 50_000 }
    )
  }).timeout(60_000)
})

test.group('Ageing', () => {
  test('the boundaries of 31 March 2026', ({ assert }) => {
    const cases = [
      ['2026-04-10', 'notDue'],
      ['2026-04-01', 'notDue'],
      ['2026-03-31', 'd0to30'],
      ['2026-03-01', 'd0to30'],
      ['2026-02-28', 'd31to60'],
      ['2026-01-30', 'd31to60'],
      ['2026-01-29', 'd61to90'],
      ['2025-12-31', 'd61to90'],
      ['2025-12-30', 'over90'],
    ] as const
    for (const [dueOn, bucket] of cases) assert.equal(bucketOf(dueOn, '2026-03-31'), bucket, dueOn)
  })
})

test.group('The QR code of ZATCA phase 1', () => {
  const facts = {
    sellerName: 'Bobs Records',
    vatNumber: '310122393500003',
    issuedAt: new Date('2022-04-25T15:30:00Z'),
    total: '1000.00',
    vat: '150.00',
  }

  test('the known example comes out byte for byte', ({ assert }) => {
    assert.equal(
      zatcaQr(facts),
      'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA=='
    )
  })

  test('lengths are those of UTF-8, and what does not fit is refused', ({ assert }) => {
    const arabic = zatcaQr({ ...facts, sellerName: 'شركة البناء والهندسة' })
    assert.isTrue(arabic.startsWith('ASbYtNix'))
    assert.equal(Buffer.from(arabic, 'base64')[1], 38)
    assert.throws(() => zatcaQr({ ...facts, sellerName: 'ش'.repeat(128) }), RangeError)
  })
})
