import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { creditTransferFile, type TransferFile } from '#engines/bank_files/credit_transfer'
import { latinId, latinSet } from '#engines/bank_files/latin_set'

const schema = readFileSync(app.makePath('tests/fixtures/pain.001.001.09.xsd'))

const NAMESPACE = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' }

/** The texts at a path of a file that the schema allows. @throws where it does not */
function read(xml: string, ...paths: string[]): string[][] {
  using document = XmlDocument.fromString(xml)
  using xsd = XmlDocument.fromBuffer(schema)
  using validator = XsdValidator.fromDoc(xsd)
  validator.validate(document)
  return paths.map((path) => document.find(path, NAMESPACE).map((node) => node.content))
}

const IBAN = 'SA0380000000608010167519'

const file = (more: Partial<TransferFile> = {}): TransferFile => ({
  messageId: 'PAY-2026-0007',
  createdAt: '2026-03-01T08:00:00Z',
  executeOn: '2026-03-02',
  currency: 'SAR',
  debtor: { name: 'Binaa Contracting', iban: IBAN, bic: 'RJHISARI' },
  transfers: [
    {
      endToEndId: 'PAY-2026-0007-1',
      creditor: { name: 'Najd Steel', iban: 'SA4420000001234567891234', bic: null },
      amountMinor: 115_05,
      about: ['INV-1', 'INV-2'],
    },
    {
      endToEndId: 'PAY-2026-0007-2',
      creditor: { name: 'Gulf <Cement> & "Sons"', iban: IBAN, bic: 'NCBKSAJE' },
      amountMinor: 1,
      about: [],
    },
  ],
  ...more,
})

const SUMS = ['//p:GrpHdr/p:CtrlSum', '//p:PmtInf/p:CtrlSum', '//p:InstdAmt']

test.group('Credit transfers of ISO 20022', () => {
  test('are what the schema of pain.001.001.09 allows', ({ assert }) => {
    const xml = creditTransferFile(file())
    const [ids, counts, day, names, banks, about] = read(
      xml,
      '//p:EndToEndId',
      '//p:NbOfTxs',
      '//p:ReqdExctnDt/p:Dt',
      '//p:Nm',
      '//p:BICFI',
      '//p:Ustrd'
    )
    assert.deepEqual(ids, ['PAY-2026-0007-1', 'PAY-2026-0007-2'])
    assert.deepEqual(counts, ['2', '2'])
    assert.deepEqual(day, ['2026-03-02'])
    const firm = 'Binaa Contracting'
    assert.deepEqual(names, [firm, firm, 'Najd Steel', 'Gulf Cement + Sons'])
    assert.deepEqual(banks, ['RJHISARI', 'NCBKSAJE'])
    assert.deepEqual(about, ['INV-1 INV-2'])
  })

  test('a file against the schema is found', ({ assert }) => {
    const wrong = creditTransferFile(file()).replace('<PmtMtd>TRF</PmtMtd>', '<PmtMtd>X</PmtMtd>')
    assert.throws(() => read(wrong), /PmtMtd/)
    const foreign = creditTransferFile(file({ executeOn: '2026-02-31' }))
    assert.throws(() => read(foreign), /Dt/)
  })

  test('add up exactly with the digits of their currency', ({ assert }) => {
    const [{ creditor }] = file().transfers as [TransferFile['transfers'][number]]
    const sums = (currency: string, ...amounts: number[]) => {
      const transfers = amounts.map((amountMinor, i) => ({
        ...{ endToEndId: `E-${i}`, creditor, amountMinor, about: [] },
      }))
      return read(creditTransferFile(file({ currency, transfers })), ...SUMS)
    }
    assert.deepEqual(sums('SAR', 10, 20), [['0.30'], ['0.30'], ['0.10', '0.20']])
    assert.deepEqual(sums('KWD', 1_001, 9), [['1.010'], ['1.010'], ['1.001', '0.009']])
    assert.deepEqual(sums('JPY', 1_000, 5), [['1005'], ['1005'], ['1000', '5']])
    // more than a double holds
    const large = 9_007_199_254_740_991
    const most = sums('SAR', large, 2)
    assert.deepEqual(most[0], ['90071992547409.93'])
  })

  test('name Arabic parties in Latin letters, and every bill', ({ assert }) => {
    const numbers = Array.from({ length: 30 }, (_, i) => `فاتورة ${i + 1}/٢٠٢٦`)
    const [first] = file().transfers
    const transfers = [
      {
        ...first!,
        creditor: { ...first!.creditor, name: 'مصنع حديد نجد' },
        about: numbers,
      },
    ]
    const [names, about] = read(creditTransferFile(file({ transfers })), '//p:Nm', '//p:Ustrd')
    assert.equal(names!.at(-1), 'msna hdyd njd')
    assert.isAbove(about!.length, 1)
    assert.isTrue(about!.every((line) => line.length <= 140))
    const whole = about!.join(' ')
    for (let i = 1; i <= 30; i++) assert.include(whole, `fatwrh ${i}/2026`)
  })

  test('are never of nothing', ({ assert }) => {
    assert.throws(() => creditTransferFile(file({ transfers: [] })), RangeError)
    const transfers = [{ ...file().transfers[0]!, amountMinor: 0 }]
    assert.throws(() => creditTransferFile(file({ transfers })), RangeError)
  })
})

test.group('The Latin set of banks', () => {
  test('takes in every text', ({ assert }) => {
    assert.equal(latinSet('Café Münster & Søn', 140), 'Cafe Munster + Son')
    assert.equal(latinSet('شركة الرياض للمقاولات', 140), 'shrkh alryad llmqawlat')
    assert.equal(latinSet('  a\n\tb 中文 c  ', 140), 'a b c')
    assert.equal(latinSet('١٢٣٫٥', 140), '123.5')
    assert.equal(latinSet('😀', 140), '')
    assert.equal(latinSet('abc def', 4), 'abc')
  })

  test('keeps slashes out of identifications', ({ assert }) => {
    assert.equal(latinId('/A//B/1', 35), '-A-B-1')
    assert.lengthOf(latinId('x'.repeat(50), 35), 35)
  })
})
