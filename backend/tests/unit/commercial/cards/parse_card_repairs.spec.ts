import { test } from '@japa/runner'
import { parseCard } from '#commercial/cards/parse_card'
import type { OcrResult } from '#core/ocr/types'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'q read as g in the mailbox is corrected by the name',
    text: 'Sara Lindqvist\nsara.lindgvist@northgate.example',
    expected: { email: 'sara.lindqvist@northgate.example' },
  },
  {
    title: 'domain misread in e-mail and website is corrected by the company',
    text: 'Sharq Concrete Factory\nyousef@shargconcrete.example\nwww.shargconcrete.example',
    expected: { email: 'yousef@sharqconcrete.example', website: 'www.sharqconcrete.example' },
  },
  {
    title: 'the better of two differing domains wins',
    text: 'Baltic Glass Systems GmbH\ninfo@balticglass.example\nwww.balucglass.example',
    expected: { email: 'info@balticglass.example', website: 'www.balticglass.example' },
  },
  {
    title: 'blanks around at sign and dots, comma for dot',
    text: 'j.whitfield @ cedarstone . com\nwww,cedarstone,com',
    expected: { email: 'j.whitfield@cedarstone.com', website: 'www.cedarstone.com' },
  },
  {
    title: '(at) for the at sign',
    text: 'Email: info(at)alnoor.com',
    expected: { email: 'info@alnoor.com' },
  },
  {
    title: 'lost dots before the ending and between the names',
    text: 'James Whitfield\nEmail: james whitfield@cedarstone com\nwww cedarstone com',
    expected: { email: 'james.whitfield@cedarstone.com', website: 'www.cedarstone.com' },
  },
  {
    title: 'misread ending',
    text: 'info@alnoor.corn\nvvww.alnoor.c0m',
    expected: { email: 'info@alnoor.com', website: 'www.alnoor.com' },
  },
  {
    title: 'letters for digits inside a labelled number',
    text: 'Mobile: +966 5O l23 4567',
    expected: { mobile: '+966501234567' },
  },
  {
    title: 'unrelated names and domains stay as printed',
    text: 'Sara Lindqvist\nProcurement Manager\nNorthgate Steel Works Ltd\nahmed@alnoor.example\nwww.alnoor.example',
    expected: {
      email: 'ahmed@alnoor.example',
      website: 'www.alnoor.example',
      name: 'Sara Lindqvist',
    },
  },
  {
    title: 'one wrong letter in a city',
    text: 'Office 1204, Business Bay, Dubal',
    expected: { address: 'Office 1204, Business Bay, Dubai', location: 'Dubai' },
  },
  {
    title: 'a host after an initial keeps its mailbox',
    text: 'Tomasz Kowalczyk\ntkowalczyk@balticglass.com',
    expected: { email: 'tkowalczyk@balticglass.com' },
  },
]

function readAs(text: string, confidence: number): OcrResult {
  const bbox = { x0: 10, y0: 20, x1: 300, y1: 50 }
  const words = text.split(' ').map((word) => ({ text: word, confidence, bbox }))
  return { text, confidence, lines: [{ text, confidence, bbox, words }] }
}

test.group('Cards | repairs and confidence', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))

  test('badly read digits are flagged and never sure', ({ assert }) => {
    const { mobile } = parseCard(readAs('Mobile: +966 50 123 4567', 58)).fields
    assert.equal(mobile?.value, '+966501234567')
    assert.isTrue(mobile?.doubtful)
    assert.isBelow(mobile!.confidence, 0.6)
  })

  test('well read values are sure and know their place', ({ assert }) => {
    const { mobile } = parseCard(readAs('Mobile: +966 50 123 4567', 95)).fields
    assert.isFalse(mobile?.doubtful)
    assert.isAbove(mobile!.confidence, 0.9)
    assert.deepEqual(mobile?.bbox, { x0: 10, y0: 20, x1: 300, y1: 50 })
  })

  test('a number that no numbering plan knows is kept but doubtful', ({ assert }) => {
    const { phone } = parse('Tel: +966 11 234 56').fields
    assert.equal(phone?.value, '+9661123456')
    assert.isTrue(phone?.doubtful)
  })
})
