import { test } from '@japa/runner'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import type { OcrLine, OcrResult } from '#engines/ocr/types'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'a department without a word for the person is a title',
    text: 'Hala Nasser\nBusiness Development\nFalcon Ridge Co.\nhala@falconridge.example',
    expected: { name: 'Hala Nasser', jobTitle: 'Business Development' },
  },
  {
    title: 'an Arabic department, with an "and" joined on',
    text: 'خالد حمدان\nالمبيعات والتسويق\nشركة البنيان للمقاولات',
    expected: { jobTitle: 'المبيعات والتسويق', company: 'شركة البنيان للمقاولات' },
  },
  {
    title: 'a motto of the words of departments is no title',
    text: 'Hala Nasser\nSales Engineer\nquality and service',
    expected: { jobTitle: 'Sales Engineer' },
  },
  {
    title: 'a title that ends with the word for a site is no label',
    text: 'سامي فواز\nمهندس موقع\nشركة البنيان للمقاولات',
    expected: { name: 'سامي فواز', jobTitle: 'مهندس موقع' },
  },
  {
    title: 'a street named after a person, with its city, is no name',
    text: 'شركة البنيان للمقاولات\nهند الحربي\nمهندسة معمارية\nشارع الأمير سلطان، جدة',
    expected: { name: 'هند الحربي', address: 'شارع الأمير سلطان، جدة' },
  },
  {
    title: 'a picture before an Arabic street is no part of it',
    text: 'هند الحربي\nو طريق الملك خالد، الخبر',
    expected: { address: 'طريق الملك خالد، الخبر' },
  },
  {
    title: 'an alef read as a one before the rest of a city',
    text: 'هند الحربي\nشارع الكورنيش، ١ بوظبي',
    expected: { address: 'شارع الكورنيش، ابوظبي', location: 'أبوظبي' },
  },
  {
    title: 'an Arabic given name with one other letter',
    text: 'ادراهيم الحربي\nمدير عام',
    expected: { name: 'إبراهيم الحربي' },
  },
  {
    title: 'a family that is nearly a given name stays',
    text: 'حمداني الحربي\nمدير عام',
    expected: { name: 'حمداني الحربي' },
  },
  {
    title: 'a g where only the word with a q exists',
    text: 'Tarig Al-Gahtani\nGuantity Surveyor\nSharg Trading Est.\nTarig Street, Riyadh',
    expected: {
      name: 'Tariq Al-Qahtani',
      jobTitle: 'Quantity Surveyor',
      company: 'Sharq Trading Est.',
      address: 'Tariq Street, Riyadh',
    },
  },
  {
    title: 'a code with a stray digit, and one whose nine was read as a nought',
    text: 'M 004966 50 663 3273\nT +066 17 546 6964',
    expected: { mobile: '+966506633273', phone: '+966175466964' },
  },
  {
    title: 'www with an i in it',
    text: 'wwiw.redseagate.example',
    expected: { website: 'www.redseagate.example' },
  },
]

function line(y: number, words: [text: string, confidence: number, x0: number, x1: number][]) {
  const read = words.map(([text, confidence, x0, x1]) => ({
    text,
    confidence,
    bbox: { x0, y0: y, x1, y1: y + 30 },
  }))
  const text = read.map((word) => word.text).join(' ')
  const xs = words.flatMap(([, , x0, x1]) => [x0, x1])
  const bbox = { x0: Math.min(...xs), y0: y, x1: Math.max(...xs), y1: y + 30 }
  return { text, confidence: 80, bbox, words: read }
}

const parseLines = (...lines: OcrLine[]) =>
  parseCard({
    text: lines.map(({ text }) => text).join('\n'),
    confidence: 80,
    lines,
  } satisfies OcrResult).fields

test.group('Cards | words and what stands beside them', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))

  test('a name of the same size below a firm is no part of it', ({ assert }) => {
    const { company, name } = parseLines(
      line(0, [['شركة واجهات الخليج المحدودة', 90, 100, 500]]),
      line(36, [['هند الحربي', 90, 300, 500]]),
      line(72, [['مهندسة معمارية', 90, 300, 500]])
    )
    assert.equal(company?.value, 'شركة واجهات الخليج المحدودة')
    assert.equal(name?.value, 'هند الحربي')
  })

  test('words of firms and addresses one letter off known ones are put right', ({ assert }) => {
    const { company, address } = parseLines(
      line(0, [
        ['شركة', 92, 400, 460],
        ['البنيان', 91, 300, 380],
        ['للمفاولات', 80, 100, 290],
      ]),
      line(80, [
        ['شارع', 92, 400, 460],
        ['الكوريش»', 44, 280, 390],
        ['أبوظبي', 90, 150, 270],
      ])
    )
    assert.equal(company?.value, 'شركة البنيان للمقاولات')
    assert.equal(address?.value, 'شارع الكورنيش، أبوظبي')
  })

  test('a firm is not mended to a word of addresses', ({ assert }) => {
    const { company } = parseLines(
      line(0, [
        ['شركة', 92, 400, 460],
        ['النور', 70, 300, 380],
        ['للمقاولات', 90, 100, 290],
      ])
    )
    assert.equal(company?.value, 'شركة النور للمقاولات')
  })

  test('the end of a known word that was set apart is joined to it, however sure', ({ assert }) => {
    const { jobTitle } = parseLines(
      line(0, [
        ['مدير', 94, 300, 360],
        ['المشا', 91, 200, 280],
        ['ريع', 92, 150, 190],
      ])
    )
    assert.equal(jobTitle?.value, 'مدير المشاريع')
  })

  test('an unsure short word of the other script at the end of a line is none', ({ assert }) => {
    const words: Parameters<typeof line>[1] = [
      ['26', 96, 0, 30],
      ['July', 96, 40, 90],
      ['Street,', 95, 100, 190],
      ['Cairo', 92, 200, 270],
    ]
    const { address } = parseLines(line(0, [...words, ['بده', 50, 280, 310]]))
    assert.equal(address?.value, '26 July Street, Cairo')
  })

  test('parts of one Arabic line are read from the right', ({ assert }) => {
    const { address } = parseLines(
      line(0, [['الرياض', 89, 100, 150]]),
      line(2, [
        ['شارع', 89, 300, 360],
        ['التحلية.', 89, 200, 290],
      ])
    )
    assert.equal(address?.value, 'شارع التحلية، الرياض')
  })

  test('one badly read word makes a value doubtful', ({ assert }) => {
    const words: Parameters<typeof line>[1] = [
      ['Prince', 96, 0, 90],
      ['Sultan', 96, 100, 190],
      ['Street,', 95, 200, 290],
      ['Jebdah', 40, 300, 390],
    ]
    const { address } = parseLines(line(0, words))
    assert.isTrue(address!.doubtful)
    assert.isBelow(address!.confidence, 0.75)
  })
})
