import { test } from '@japa/runner'
import { compareSheets } from '#engineering/queries/compare_sheets'
import { sampleLines, sampleSheet } from './sample_sheet.js'

const EVERYTHING = { language: 'en', prices: true } as const
const ARABIC = { language: 'ar', prices: true } as const

test.group('Comparing two tracking sheets', () => {
  test('finds nothing between a sheet and itself', ({ assert }) => {
    assert.deepEqual(compareSheets(sampleSheet(), sampleSheet(), EVERYTHING), [])
  })

  test('lines of one description are told apart by their order', ({ assert }) => {
    const [line] = sampleLines(1)
    const twice = (total: string) => [{ ...line, total }, { ...line }]
    const told = compareSheets(
      sampleSheet({ lines: twice(line.total) }),
      sampleSheet({ lines: twice('77.00') }),
      EVERYTHING
    )
    assert.lengthOf(told, 1)
    assert.equal(told[0].name, line.description)
    assert.include(told[0].after, '= 77.00')
    const fewer = compareSheets(
      sampleSheet({ lines: twice(line.total) }),
      sampleSheet({ lines: [line] }),
      EVERYTHING
    )
    assert.deepEqual(fewer.map(({ name, after }) => [name, after]), [[`${line.description} (2)`, null]]) // prettier-ignore
  })

  test('an option that comes into the total, another unit and another currency are differences', ({
    assert,
  }) => {
    const [line] = sampleLines(1)
    const optional = { en: 'Optional, not in the total', ar: 'اختياري، غير محتسب في الإجمالي' }
    const { quotation } = sampleSheet()
    const told = compareSheets(
      sampleSheet({ lines: [{ ...line, section: optional }] }),
      sampleSheet({ lines: [{ ...line, section: 'Roof' }], quotation: { ...quotation, currency: 'KWD' } }), // prettier-ignore
      EVERYTHING
    )
    assert.include(told.find(({ part }) => part === 'Bill of quantities')!.before, optional.en)
    assert.containsSubset(told, [{ name: 'Currency', before: 'SAR', after: 'KWD' }])
  })

  test('speaks Arabic throughout when asked', ({ assert }) => {
    const sheet = sampleSheet()
    const [approval] = sheet.approvals
    const [line] = sampleLines(1)
    const told = compareSheets(
      { ...sheet, approvals: [{ ...approval, decision: 'pending' }], lines: [line] },
      {
        ...sheet,
        approvals: [{ ...approval, decision: 'rejected' }],
        score: { ...sheet.score!, recommendation: 'no_go' },
        lines: [{ ...line, quantity: '99' }],
      },
      ARABIC
    )
    const words = JSON.stringify(told.map(({ part, before, after }) => [part, before, after]))
    for (const text of ['قيد الانتظار', 'مرفوض', 'رفض']) assert.include(words, text)
    for (const text of ['pending', 'rejected', 'NO_GO', 'GO']) assert.notInclude(words, text)
    assert.isTrue(told.some(({ name }) => name === line.descriptionAr))
  })

  test('figures are written as on the sheet, and what has gone stands with its part', ({
    assert,
  }) => {
    const [line, other] = sampleLines(2).map((made) => ({ ...made, section: 'Roof' }))
    const sheet = sampleSheet()
    const long = { ...line, quantity: '11314.84', unitRate: '1251.44', total: '14159843.37' }
    const told = compareSheets(
      sampleSheet({ lines: [long, other] }),
      sampleSheet({ lines: [{ ...long, quantity: '7' }], prices: { ...sheet.prices!, total: '37945390.19' } }), // prettier-ignore
      EVERYTHING
    )
    const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')
    assert.equal(plain(told[0].before), `11,314.84 ${(line.unit as { en: string }).en} × 1,251.44 = 14,159,843.37`) // prettier-ignore
    assert.deepEqual(told.map(({ part }) => part), ['Bill of quantities', 'Bill of quantities', 'Price summary']) // prettier-ignore
    assert.equal(told[2].after, '37,945,390.19')
  })

  test('prices are no difference for who may not see them', ({ assert }) => {
    const sheet = sampleSheet()
    const dearer = { ...sheet, prices: { ...sheet.prices!, total: '9.99' } }
    assert.deepEqual(compareSheets(sheet, dearer, { language: 'en', prices: false }), [])
  })
})
