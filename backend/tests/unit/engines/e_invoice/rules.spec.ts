import { test } from '@japa/runner'
import type { EInvoice } from '#engines/e_invoice/e_invoice'
import { brokenRules } from '#engines/e_invoice/rules/broken_rules'
import { aDocument, BUYER, KINDS, SELLER, withPrepayment } from '#tests/helpers/authority/documents'

const broken = (document: EInvoice) => brokenRules(document).map(({ rule }) => rule)
const totals = (changes: object) => aDocument({ totals: { ...aDocument().totals, ...changes } })
const seller = (changes: object) => aDocument({ seller: { ...SELLER, ...changes } })
const buyer = (changes: object) => aDocument({ buyer: { ...BUYER, ...changes } })
const [LINE] = aDocument().lines
const [SUBTOTAL] = aDocument().subtotals
const [PREPAID] = withPrepayment().prepayments

/** A document that breaks exactly one rule, or those named with it. */
const BREAKING: [rules: string[], document: EInvoice][] = [
  [['BR-02'], aDocument({ number: ' ' })],
  [['BR-KSA-03'], aDocument({ uuid: '1' })],
  [['BR-KSA-70'], aDocument({ issuedAt: '24:00:00' })],
  [['BR-KSA-33'], aDocument({ counter: 0 })],
  [['BR-KSA-61'], aDocument({ previousHash: '' })],
  [['BR-KSA-31'], aDocument({ simplified: true, exported: true, buyer: null })],
  [['BR-KSA-15'], aDocument({ suppliedOn: '' })],
  [['BR-KSA-36'], aDocument({ suppliedUntilOn: '2026-02-27' })],
  [['BR-KSA-17', 'BR-KSA-56'], aDocument({ code: '381' })],
  [['BR-06'], seller({ name: '' })],
  [['KSA-14'], seller({ name: 'ش'.repeat(128) })],
  [['BR-KSA-08'], seller({ otherId: null })],
  [['BR-KSA-08'], seller({ otherId: { scheme: 'CRN', value: '10-10' } })],
  [['BR-KSA-09'], seller({ district: null })],
  [['BR-KSA-37'], seller({ buildingNumber: '12' })],
  [['BR-KSA-66'], seller({ postalCode: '123' })],
  [['BR-KSA-64'], seller({ additionalNumber: '1' })],
  [['BR-KSA-40'], seller({ vatNumber: '110122393500003' })],
  [['BR-KSA-42'], buyer({ name: '' })],
  [['BR-KSA-10', 'BR-KSA-63'], buyer({ street: null })],
  [['BR-KSA-63'], buyer({ buildingNumber: null })],
  [['BR-KSA-67'], buyer({ postalCode: '1' })],
  [['BR-KSA-81'], buyer({ vatNumber: null })],
  [['BR-KSA-14'], buyer({ otherId: { scheme: 'XXX', value: '1' } })],
  [['BR-KSA-44'], buyer({ vatNumber: '123' })],
  [['BR-CUSTOM-VALIDATION-01'], buyer({ vatNumber: SELLER.vatNumber })],
  [['BR-KSA-F-06'], buyer({ city: 'x'.repeat(128) })],
  [['BR-KSA-46'], { ...KINDS.export!, buyer: { ...BUYER, country: 'US' } }],
  [['BR-KSA-F-06'], aDocument({ note: 'x'.repeat(1001) })],
  [['BR-DEC', 'BR-KSA-EN16931-11'], aDocument({ currency: 'KWD' })],
  [['BR-CO-10', 'BR-CO-13'], totals({ linesMinor: 100_001 })],
  [['BR-CO-11', 'BR-CO-13'], totals({ allowancesMinor: 1 })],
  [['BR-CO-16'], totals({ payableMinor: 115_001 })],
  [['BR-CO-15', 'BR-CO-16'], totals({ taxInclusiveMinor: 115_001 })],
  [['BR-CO-14', 'BR-CO-15', 'BR-KSA-EN16931-09'], aDocument({ vatMinor: 15_001 })],
  [['BR-KSA-EN16931-09'], aDocument({ vatRiyalsMinor: 1 })],
  [['BR-KSA-EN16931-11'], aDocument({ lines: [{ ...LINE!, price: '400.01' }] })],
  [['BR-KSA-50'], aDocument({ lines: [{ ...LINE!, vatMinor: 15_002 }] })],
  [['BR-25'], aDocument({ lines: [{ ...LINE!, name: '' }] })],
  [['BR-KSA-69'], aDocument({ subtotals: [{ ...SUBTOTAL!, exemptionReason: 'VATEX-SA-32' }] })],
  [['BR-S-08'], aDocument({ subtotals: [{ ...SUBTOTAL!, taxableMinor: 100_001 }] })],
  [['BR-KSA-73'], { ...withPrepayment(), prepayments: [{ ...PREPAID!, number: '' }] }],
  [
    ['BR-KSA-79', 'BR-KSA-80'],
    { ...withPrepayment(), prepayments: [{ ...PREPAID!, vatMinor: 3_002 }] },
  ],
]

test.group('Rules of electronic invoices', () => {
  test('are kept by documents of every kind', ({ assert }) => {
    for (const [kind, document] of Object.entries(KINDS))
      assert.deepEqual(broken(document), [], kind)
  })

  test('are each found broken', ({ assert }) => {
    for (const [rules, document] of BREAKING)
      assert.deepEqual(broken(document).sort(), [...rules].sort(), rules.join())
  })

  test('of the buyer do not hold for simplified invoices', ({ assert }) => {
    const document = { ...buyer({ street: null, vatNumber: null, buildingNumber: null }) }
    assert.isNotEmpty(broken(document))
    assert.deepEqual(broken({ ...document, simplified: true }), [])
  })

  test('rounding leaves a unit', ({ assert }) => {
    const [one] = withPrepayment().prepayments
    const totals = { ...withPrepayment().totals, prepaidMinor: 23_001, payableMinor: 91_999 }
    const prepayments = [{ ...one!, vatMinor: 3_001 }]
    assert.deepEqual(broken({ ...withPrepayment(), prepayments, totals }), [])
  })
})
