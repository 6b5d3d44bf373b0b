import { test } from '@japa/runner'
import { compareSheets } from '#engineering/tracking_sheets/queries/compare_sheets'
import { sampleLines, sampleSheet } from './sample_sheet.js'

const EVERYTHING = { language: 'en', prices: true } as const
const ARABIC = { language: 'ar', prices: true } as const

test.group('Comparing two tracking sheets', () => {
  test('finds nothing between a sheet and itself', ({ assert }) => {
    assert.deepEqual(compareSheets(sampleSheet(), sampleSheet(), EVERYTHING), [])
  })

  test('lines of one description are distinguished by their order', ({ assert }) => {
    const [line] = sampleLines(1)
    const twice = (total: string) => [{ ...line, total }, { ...line }]
    const notified = compareSheets(
      sampleSheet({ lines: twice(line.total) }),
      sampleSheet({ lines: twice('77.00') }),
      EVERYTHING
    )
    assert.lengthOf(notified, 1)
    assert.equal(notified[0].name, line.description)
    assert.include(notified[0].after, '= 77.00')
    const fewer = compareSheets(
      sampleSheet({ lines: twice(line.total) }),
      sampleSheet({ lines: [line] }),
      EVERYTHING
    )
    assert.deepEqual(
      fewer.map(({ name, after }) => [name, after]),
      [[`${line.description} (2)`, null]]
    )
  })

  test('an option that comes into the total, another unit and another currency are differences', ({
    assert,
  }) => {
    const [line] = sampleLines(1)
    const optional = { en: 'Optional, not in the total', ar: 'اختياري، غير محتسب في الإجمالي' }
    const { quotation } = sampleSheet()
    const notified = compareSheets(
      sampleSheet({ lines: [{ ...line, section: optional }] }),
      sampleSheet({
        lines: [{ ...line, section: 'Roof' }],
        quotation: { ...quotation, currency: 'KWD' },
      }),
      EVERYTHING
    )
    assert.include(notified.find(({ part }) => part === 'Bill of quantities')!.before, optional.en)
    assert.containsSubset(notified, [{ name: 'Currency', before: 'SAR', after: 'KWD' }])
  })

  test('speaks Arabic throughout on request', ({ assert }) => {
    const sheet = sampleSheet()
    const [approval] = sheet.approvals
    const [line] = sampleLines(1)
    const notified = compareSheets(
      { ...sheet, approvals: [{ ...approval, decision: 'pending' }], lines: [line] },
      {
        ...sheet,
        approvals: [{ ...approval, decision: 'rejected' }],
        score: { ...sheet.score!, recommendation: 'no_go' },
        lines: [{ ...line, quantity: '99' }],
      },
      ARABIC
    )
    const words = JSON.stringify(notified.map(({ part, before, after }) => [part, before, after]))
    for (const text of ['قيد الانتظار', 'مرفوض', 'رفض']) assert.include(words, text)
    for (const text of ['pending', 'rejected', 'NO_GO', 'GO']) assert.notInclude(words, text)
    assert.isTrue(notified.some(({ name }) => name === line.descriptionAr))
  })

  test('figures are written as on the sheet, and what has gone stands with its part', ({
    assert,
  }) => {
    const [line, other] = sampleLines(2).map((made) => ({ ...made, section: 'Roof' }))
    const sheet = sampleSheet()
    const long = { ...line, quantity: '11314.84', unitRate: '1251.44', total: '14159843.37' }
    const notified = compareSheets(
      sampleSheet({ lines: [long, other] }),
      sampleSheet({
        lines: [{ ...long, quantity: '7' }],
        prices: { ...sheet.prices!, total: '37945390.19' },
      }),
      EVERYTHING
    )
    const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')
    assert.equal(
      plain(notified[0].before),
      `11,314.84 ${(line.unit as { en: string }).en} × 1,251.44 = 14,159,843.37`
    )
    assert.deepEqual(
      notified.map(({ part }) => part),
      ['Bill of quantities', 'Bill of quantities', 'Price summary']
    )
    assert.equal(notified[2].after, '37,945,390.19')
  })

  test('prices are no difference for who may not see them', ({ assert }) => {
    const sheet = sampleSheet()
    const dearer = { ...sheet, prices: { ...sheet.prices!, total: '9.99' } }
    assert.deepEqual(compareSheets(sheet, dearer, { language: 'en', prices: false }), [])
  })
})
