import { test } from '@japa/runner'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { sniffKind } from '#core/storage/sniff_kind'
import { BankFileError } from '#engines/bank_files/errors'
import type { BankFileOrder } from '#engines/bank_files/orders'
import { readConfined } from '#engines/bank_files/read_confined'
import { bankLine, bankStatement, camtText, mt940Text, OUR_IBAN } from '#tests/helpers/bank_files'

const STATEMENT = bankStatement({ lines: [bankLine({ amountMinor: 5 })] })
const TABLE = 'Date,Details,Amount,Balance\n01/11/2026,a,5.00,1005.00\n'

async function reading(text: string, order: Partial<BankFileOrder>) {
  const file = await writeTmpFile([Buffer.from(text)])
  const meant = { iban: OUR_IBAN, currency: 'SAR' }
  try {
    const whole = { path: file.path, format: 'mt940', meant, layout: null, balances: null } as const
    return await readConfined({ ...whole, ...order })
  } finally {
    await removeTmpFile(file.path)
  }
}

test.group('Files of banks in a process of their own', () => {
  test('statements come back whole', async ({ assert }) => {
    for (const [format, text] of [
      ['mt940', mt940Text([STATEMENT])],
      ['camt', camtText([STATEMENT])],
    ] as const) {
      const read = await reading(text, { format })
      assert.equal('statements' in read && read.statements[0]!.lines[0]!.amountMinor, 5)
    }
  })

  test('a table without a layout comes back as its head', async ({ assert }) => {
    assert.deepEqual(await reading(TABLE, { format: 'csv' }), {
      head: {
        headings: ['Date', 'Details', 'Amount', 'Balance'],
        sample: [['01/11/2026', 'a', '5.00', '1005.00']],
        guess: { bookedOn: 'Date', text: 'Details', amount: 'Amount', balance: 'Balance' },
      },
    })
  })

  test('what is wrong comes back with its line and values', async ({ assert }) => {
    const text = mt940Text([{ ...STATEMENT, closingMinor: 1 }])
    const error = await reading(text, {}).catch((failure: unknown) => failure)
    assert.instanceOf(error, BankFileError)
    const { fault, line, values } = error as BankFileError
    assert.deepEqual([fault, line, values.difference], ['not_balanced', 1, '-1000.04'])
  })

  test('files are known by their bytes', async ({ assert }) => {
    const kindOf = async (text: string) => {
      const file = await writeTmpFile([Buffer.from(text)])
      try {
        return await sniffKind(file.path)
      } finally {
        await removeTmpFile(file.path)
      }
    }
    assert.equal(await kindOf(mt940Text([STATEMENT])), 'mt940')
    assert.equal(await kindOf(`940\r\nBANK\r\n${mt940Text([STATEMENT])}`), 'mt940')
    assert.equal(await kindOf(camtText([STATEMENT])), 'camt')
    assert.equal(await kindOf(TABLE), 'csv')
    assert.isNull(await kindOf('<?xml version="1.0"?><Document><Other/></Document>'))
  })
})
