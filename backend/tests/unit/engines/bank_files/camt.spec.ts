import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { readCamt } from '#engines/bank_files/camt'
import { decodeXml } from '#engines/bank_files/decode'
import { BankFileError } from '#engines/bank_files/errors'
import { bankLine, bankStatement, camtText, THEIR_IBAN } from '#tests/helpers/bank_files'

const LINE = bankLine({ amountMinor: 700, text: 'Invoice 17', counterpartyName: 'Najd Glass' })
const WHOLE = camtText([bankStatement({ lines: [LINE] })])

/** The document with the details of its only entry replaced. */
const withEntry = (entry: string) => WHOLE.replace(/<Ntry>.*<\/Ntry>/s, entry)

async function fault(read: () => unknown): Promise<BankFileError> {
  try {
    await read()
  } catch (error) {
    if (error instanceof BankFileError) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

const payment = (minor: string, id: string) =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="SAR">${minor}</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>`
const batch = (total: string, ...payments: string[]) =>
  withEntry(
    `<Ntry><Amt Ccy="SAR">${total}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-02T23:30:00+03:00</DtTm></BookgDt><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${payments.join('')}</NtryDtls></Ntry>`
  )

const schema = readFileSync(app.makePath('tests/fixtures/camt.053.001.08.xsd'))

/** @throws Error where the public schema does not allow a statement */
function requireValid(xml: string) {
  using document = XmlDocument.fromString(xml)
  using xsd = XmlDocument.fromBuffer(schema)
  using validator = XsdValidator.fromDoc(xsd)
  validator.validate(document)
}

test.group('camt.053', () => {
  test('is read as the schema of ISO 20022 has it', async ({ assert }) => {
    const lines = [
      LINE,
      bankLine({
        ...{ amountMinor: -1_234_567, reference: 'FT26311', endToEndId: 'PAY-2026-0007-1' },
        ...{ counterpartyName: 'شركة نجد & Sons', counterpartyIban: THEIR_IBAN, text: '<INV-9>' },
      }),
    ]
    const written = bankStatement({ lines, currency: 'KWD' })
    const xml = camtText([written])
    requireValid(xml)
    const [read] = await readCamt(decodeXml(Buffer.from(xml)))
    const plain = ({ line: _, ...line }: (typeof lines)[number]) => line
    assert.deepEqual(read!.lines.map(plain), lines.map(plain))
    assert.equal(read!.closingMinor, written.closingMinor)
    assert.throws(() => requireValid(xml.replace(/<BkTxCd>.*?<\/BkTxCd>/s, '')), /BkTxCd/)
  })

  test('the payments of a batch are lines where they make its amount', async ({ assert }) => {
    const [statement] = await readCamt(batch('30.00', payment('10', 'A'), payment('20.00', 'B')))
    assert.deepEqual(
      statement!.lines.map(({ amountMinor, endToEndId }) => [amountMinor, endToEndId]),
      [
        [-1000, 'A'],
        [-2000, 'B'],
      ]
    )
    assert.equal(statement!.lines[0]!.bookedOn, '2026-11-02')
    assert.equal(statement!.lines[0]!.valueOn, '2026-11-02')
  })

  test('a batch whose payments do not make it stays one line', async ({ assert }) => {
    const foreign = payment('20', 'B').replace('SAR', 'USD')
    for (const text of [
      batch('30.00', payment('10', 'A'), payment('19.99', 'B')),
      batch('30.00', payment('10', 'A'), foreign),
    ]) {
      const [statement] = await readCamt(text)
      assert.deepEqual(
        statement!.lines.map(({ amountMinor }) => amountMinor),
        [-3000]
      )
    }
  })

  test('a reversal moves the balance as it is marked; its other side is who it came from', async ({
    assert,
  }) => {
    const text = WHOLE.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>').replaceAll('Dbtr>', 'Cdtr>')
    const [statement] = await readCamt(text)
    assert.equal(statement!.lines[0]!.amountMinor, 700)
    assert.equal(statement!.lines[0]!.counterpartyName, 'Najd Glass')
  })

  test('what is pending or for information is no part of the balance', async ({ assert }) => {
    for (const status of ['<Sts>PDNG</Sts>', '<Sts><Cd>INFO</Cd></Sts>']) {
      const [statement] = await readCamt(WHOLE.replace(/<Sts>.*?<\/Sts>/, status))
      assert.lengthOf(statement!.lines, 0)
    }
  })

  test('prefixes of the namespace, other balances and an account without an IBAN', async ({
    assert,
  }) => {
    const other = camtText([bankStatement({ lines: [LINE], account: 'X' })])
      .replace('<IBAN>X</IBAN>', '<Othr><Id>608010167519</Id></Othr>')
      .replace('<Cd>OPBD</Cd>', '<Cd>PRCD</Cd>')
      .replace('<Bal>', '<Bal><Tp><CdOrPrtry><Cd>CLAV</Cd></CdOrPrtry></Tp></Bal><Bal>')
      .replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=')
    const [statement] = await readCamt(other)
    assert.equal(statement!.openingMinor, 100_000)
    assert.equal(statement!.account, '608010167519')
    assert.isNull(statement!.iban)
    assert.equal(statement!.lines[0]!.text, 'Invoice 17')
  })

  test('an encoding that the document names', async ({ assert }) => {
    const text = WHOLE.replace('UTF-8', 'windows-1256').replace('Invoice 17', '#')
    const [before, after] = text.split('#')
    const bytes = Buffer.concat([
      Buffer.from(before!),
      Buffer.from([0xce, 0xcf, 0xe3, 0xc9]),
      Buffer.from(after!),
    ])
    const [statement] = await readCamt(decodeXml(bytes))
    assert.equal(statement!.lines[0]!.text, 'خدمة')
  })
})

test.group('camt.053 that is refused', () => {
  test('names the line and what is wrong', async ({ assert }) => {
    const cases: [string, string, number][] = [
      [WHOLE.slice(0, WHOLE.indexOf('<Ntry>')), 'unreadable', 6],
      [WHOLE.replace('</Ntry>', '</Other>'), 'unreadable', 7],
      [WHOLE.replace('<Document', '<!DOCTYPE d [<!ENTITY a "b">]><Document'), 'unreadable', 2],
      [WHOLE.replace('Invoice 17', '&undefined;'), 'unreadable', 7],
      [WHOLE.replace('>7.00<', '>seven<'), 'broken_amount', 7],
      [WHOLE.replace('>7.00<', '>7.001<'), 'too_many_decimals', 7],
      [WHOLE.replace('>7.00<', '>7.00000<').replace('CLBD', 'XXXX'), 'no_balance', 3],
      [WHOLE.replace('2026-11-02', '2026-11-31'), 'broken_date', 7],
      [WHOLE.replace('<Amt Ccy="SAR">7', '<Amt Ccy="USD">7'), 'currency_differs', 3],
      [WHOLE.replaceAll('Stmt>', 'Rpt>'), 'no_statements', 0],
    ]
    for (const [text, expected, line] of cases) {
      const found = await fault(() => readCamt(text))
      assert.deepEqual([found.fault, found.line], [expected, line], expected)
    }
  })

  test('bytes that are not of the encoding, with their line', async ({ assert }) => {
    const [before, after] = WHOLE.split('Invoice 17')
    const bytes = Buffer.concat([Buffer.from(before!), Buffer.from([0xe9]), Buffer.from(after!)])
    const found = await fault(() => decodeXml(bytes))
    assert.deepEqual([found.fault, found.line], ['wrong_encoding', 7])
    const unknown = Buffer.from(WHOLE.replace('UTF-8', 'EBCDIC'))
    assert.equal((await fault(() => decodeXml(unknown))).values.encoding, 'ebcdic')
  })

  test('elements without end within each other', async ({ assert }) => {
    const deep = withEntry('<Ntry>'.repeat(10_000))
    assert.equal((await fault(() => readCamt(deep))).fault, 'unreadable')
  })
})
