import { test } from '@japa/runner'
import { PdfRenderer } from '#engines/pdf/renderer'
import {
  trackingSheetHash,
  trackingSheetHtml,
} from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import { pdfFacts } from '../../engines/pdf/pdf_text.js'
import { sampleLines, sampleSheet } from './sample_sheet.js'

const ATTACK = '<script>alert(1)</script>'

test.group('Tracking sheet | HTML', () => {
  test('holds every block in both languages', ({ assert }) => {
    const page = trackingSheetHtml(sampleSheet())
    for (const text of [
      'Binaa Contracting &amp; Engineering Co.',
      'شركة بناء للمقاولات والهندسة',
      'Q-2026-0042',
      'TS-2026-0107',
      '11 Jumada II 1448 AH',
      'Al Malqa Villas, phase 2 (48 units)',
      'مشروع فلل الملقا المرحلة الثانية',
      '18,450.5',
      'Structural concrete · Block work · Tiling',
      '78.0',
      'Site visit',
      'زيارة الموقع',
      'Award or loss',
      'A-101 Ground floor plan.dwg',
      'SAR 1,934,567.50',
      'SAR −34,567.50',
      'SAR 2,185,000.00',
      'Quantities checked against rev. C',
      '−4.5',
    ]) {
      assert.include(page, text)
    }
    assert.notInclude(page, 'Never printed')
    assert.match(page, /<svg[^>]*viewBox/)
  })

  test('the print language decides direction and order', ({ assert }) => {
    const arabic = trackingSheetHtml(sampleSheet({ printLanguage: 'ar' }))
    assert.include(arabic, '<html lang="ar" dir="rtl">')
    assert.isBelow(
      arabic.indexOf('ورقة متابعة عرض السعر'),
      arabic.indexOf('Quotation tracking sheet')
    )
    assert.include(arabic, '11 جمادى الآخرة 1448 هـ')
  })

  test('without prices no amount is left', ({ assert }) => {
    const page = trackingSheetHtml(sampleSheet({ showPrices: false }))
    for (const amount of [
      '1,934,567.50',
      '2,185,000.00',
      '1,250.00',
      '125.00',
      '59,236.25',
      '4.5<',
    ]) {
      assert.notInclude(page, amount)
    }
    assert.notInclude(page, 'Price summary')
    assert.notInclude(page, 'Unit rate')
  })

  test('sections stand together and their totals are exact', ({ assert }) => {
    const [first, second] = sampleLines(2)
    const page = trackingSheetHtml(
      sampleSheet({
        lines: [
          { ...first, total: '0.10' },
          { ...second, section: 'Other', path: 'Other', total: '5.00' },
          { ...first, number: '9.9', total: '0.20' },
        ],
      })
    )
    assert.equal(page.split('<tr class="section">').length - 1, 2)
    assert.include(page, '>0.30</bdi>')
    assert.isBelow(page.indexOf('9.9'), page.indexOf('Other'))
  })

  test('sections stand in sections, and the sum of the outer one is that of all its lines', ({
    assert,
  }) => {
    const [line] = sampleLines(1)
    const inSection = (path: string, total: string) => ({ ...line, section: path, path, total })
    const option = { en: 'Optional, not in the total', ar: 'اختياري' }
    const page = trackingSheetHtml(
      sampleSheet({
        lines: [
          inSection('Facade', '10.00'),
          inSection('Facade > East', '2.50'),
          { ...inSection('Facade > East', '99.00'), section: option },
          inSection('Facade > East > Doors', '-0.25'),
        ],
      })
    )
    for (const text of [
      '>1.2</bdi>',
      '>1.2.3</bdi>',
      '>12.25</bdi>',
      '>2.25</bdi>',
      '>-0.25</bdi>',
    ])
      assert.include(page, text)
    assert.equal(page.split('<tr class="section">').length - 1, 4)
  })

  test('amounts have the decimals of their currency, in every part of the sheet', ({ assert }) => {
    const [first, second] = sampleLines(2)
    const sheet = sampleSheet()
    const amounts = { subtotal: '2.469', discount: '0.001', vat: '0.370', total: '2.838' }
    const [revision] = sheet.revisions
    const page = trackingSheetHtml({
      ...sheet,
      quotation: { ...sheet.quotation, currency: 'KWD' },
      lines: [
        { ...first, total: '1.234' },
        { ...second, section: first.section, path: first.path, total: '1.235' },
      ],
      prices: { ...sheet.prices!, ...amounts },
      revisions: [
        { ...revision, total: '2.838' },
        { ...revision, total: '100', currency: 'JPY' },
      ],
    })
    for (const text of ['>2.469</bdi>', 'KWD 2.838', 'KWD −0.001', '>2.838</bdi>', 'JPY 100<'])
      assert.include(page, text)
  })

  test('says so where nothing is known', ({ assert }) => {
    const page = trackingSheetHtml(
      sampleSheet({
        stages: [],
        lines: [],
        documents: [],
        approvals: [],
        revisions: [],
        score: null,
        prices: null,
      })
    )
    assert.equal(page.split('None recorded').length - 1, 4)
    assert.notInclude(page, 'Project score')
  })

  test('escapes whatever people typed', ({ assert }) => {
    const sheet = sampleSheet()
    const page = trackingSheetHtml({
      ...sheet,
      project: { ...sheet.project, name: ATTACK, city: { en: ATTACK, ar: ATTACK } },
      lines: [{ ...sheet.lines[0], description: ATTACK, descriptionAr: ATTACK, unit: ATTACK }],
      approvals: [{ ...sheet.approvals[0], comment: ATTACK, name: ATTACK }],
      printedBy: `"} </style>${ATTACK}`,
    })
    assert.notInclude(page, '<script')
    assert.include(page, '&lt;script&gt;')
    assert.equal(page.split('</style>').length, 2)
  })

  test('refuses addresses and amounts that are none', ({ assert }) => {
    assert.throws(
      () => trackingSheetHtml(sampleSheet({ portalUrl: 'javascript:alert(1)' })),
      /http/
    )
    const [line] = sampleLines(1)
    assert.throws(() => trackingSheetHtml(sampleSheet({ lines: [{ ...line, total: '1.005' }] })))
  })
})

test.group('Tracking sheet | hash', () => {
  test('depends on the content only', ({ assert }) => {
    const hash = trackingSheetHash(sampleSheet())
    assert.match(hash, /^[0-9a-f]{64}$/)
    const again = sampleSheet({
      printLanguage: 'ar',
      printedBy: 'other',
      printedAt: '2027-01-01T00:00:00Z',
    })
    assert.equal(trackingSheetHash(again), hash)
    const shuffled = Object.fromEntries(Object.entries(sampleSheet()).reverse())
    assert.equal(trackingSheetHash(shuffled as ReturnType<typeof sampleSheet>), hash)
    assert.notEqual(trackingSheetHash(sampleSheet({ bdm: 'Someone else' })), hash)
  })

  test('does not let hidden prices be guessed', ({ assert }) => {
    const hidden = (total: string) => {
      const sheet = sampleSheet({ showPrices: false })
      return trackingSheetHash({ ...sheet, prices: { ...sheet.prices!, total } })
    }
    assert.equal(hidden('1.00'), hidden('2.00'))
    assert.notEqual(hidden('1.00'), trackingSheetHash(sampleSheet()))
  })
})

test.group('Tracking sheet | PDF', (group) => {
  const renderer = new PdfRenderer()
  group.teardown(() => renderer.close())

  for (const printLanguage of ['en', 'ar'] as const) {
    test(`sixty lines in ${printLanguage}: heads repeated, footer on every page`, async ({
      assert,
    }) => {
      const sheet = sampleSheet({ printLanguage })
      const facts = await pdfFacts(await renderer.render(trackingSheetHtml(sheet)))
      const flat = facts.text.map((text) => text.replace(/\n/g, ''))
      assert.isAbove(facts.pages, 2)
      assert.equal(facts.lang, printLanguage)
      assert.isTrue(facts.fonts.every((font) => font.embedded && /Tajawal|Noto/.test(font.name)))
      flat.forEach((text, index) => {
        assert.include(text, trackingSheetHash(sheet))
        assert.include(text.replace(/\s+/g, ' '), `Page ${index + 1} of ${facts.pages}`)
      })
      const withLines = facts.text.filter((text) => /^\d\.\d+$/m.test(text))
      assert.isAbove(withLines.length, 1)
      for (const text of withLines) assert.match(text, /^Unit rate$/m)
      for (const word of ['مشروع', 'فلل', 'الملقا', 'المرحلة', 'الثانية']) {
        assert.include(facts.text[0].split('\n'), word)
      }
      const numbers = facts.text.join('\n').match(/^\d\.\d+$/gm)
      assert.equal(new Set(numbers).size, 60)
    })
  }
})
