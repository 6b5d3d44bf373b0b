import { test } from '@japa/runner'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import type { OcrLine } from '#engines/ocr/types'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'small pictures before the lines are no part of them',
    text: '0 +91 98201 55736\nكا asha.rao@deepwell.co.in\n© www.deepwell.co.in\n9 Plot 17, Andheri East, Mumbai 400093, India',
    expected: {
      email: 'asha.rao@deepwell.co.in',
      website: 'www.deepwell.co.in',
      address: 'Plot 17, Andheri East, Mumbai 400093, India',
    },
  },
  {
    title: 'one stray digit is the number of a house',
    text: 'M +44 7712 345 318\nE asha@deepwell.com\n7 Harbour Street, London',
    expected: { address: '7 Harbour Street, London' },
  },
  {
    title: 'the picture of a globe is no at sign',
    text: 'Q@www.deepwell.com\nasha@deepwell.com',
    expected: { website: 'www.deepwell.com', email: 'asha@deepwell.com' },
  },
  {
    title: 'the picture of an envelope is no letter of the mailbox',
    text: 'Peter Novak\nMp.novak@deepwell.com',
    expected: { email: 'p.novak@deepwell.com' },
  },
  {
    title: 'an ending of two parts without www',
    text: 'Web: deepwell.co.uk\nasha@deepwell.co.uk',
    expected: { website: 'deepwell.co.uk' },
  },
  {
    title: 'q read as g in a domain of words and initials',
    text: 'Qamar Modern Cladding Co.\ninfo@gamarmc.com.sa\nwww.gamarmc.com.sa',
    expected: { email: 'info@qamarmc.com.sa', website: 'www.qamarmc.com.sa' },
  },
  {
    title: 'an abbreviation of a legal form read as noughts',
    text: 'Vistula Process Systems Sp. z 0.0.',
    expected: { company: 'Vistula Process Systems Sp. z o.o.' },
  },
  {
    title: 'a street abroad with its postal code',
    text: 'ul. Dluga 22, 80-755 Gdynia, Poland',
    expected: { address: 'ul. Dluga 22, 80-755 Gdynia, Poland' },
  },
  {
    title: 'a label that stands by itself is no name and no note',
    text: 'الهاتف\n+966 14 322 9908\nE-mail\ninfo@deepwell.com',
    expected: { phone: '+966143229908', name: null, notes: null },
  },
  {
    title: 'an e-mail whose dot was lost gets the one of the website',
    text: 'Email layla@deepwelljo البريد\nWeb www.deepwell.jo',
    expected: { email: 'layla@deepwell.jo', website: 'www.deepwell.jo' },
  },
  {
    title: 'a social account is no e-mail',
    text: 'Twitter @deepwell\nwww.deepwell.jo',
    expected: { email: null, website: 'www.deepwell.jo' },
  },
  {
    title: 'a pin before an address read as a Q',
    text: 'Q Marina Street, Tower 12, Doha, Qatar',
    expected: { address: 'Marina Street, Tower 12, Doha, Qatar' },
  },
  {
    title: 'an article whose alef was read as a one',
    text: 'مدير ١ لمشاريع\nمدير ١| لمشتريات',
    expected: { jobTitle: 'مدير المشاريع' },
  },
]

/** A line as the engine gives it, its words 100 pixels apart. */
function readLine(text: string, x0: number, y0: number, confidence: number): OcrLine {
  const words = text.split(' ').map((word, i) => ({
    text: word,
    confidence,
    bbox: { x0: x0 + i * 100, y0, x1: x0 + i * 100 + 80, y1: y0 + 24 },
  }))
  const bbox = { x0, y0, x1: words.at(-1)!.bbox.x1, y1: y0 + 24 }
  return { text, confidence, bbox, words }
}

const card = (lines: OcrLine[]) => parseCard({ text: '', confidence: 90, lines }).fields

test.group('Cards | pictures, domains and addresses', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))

  test('a stray sign counts as a picture only where others stand above it', ({ assert }) => {
    const contacts = [
      readLine('© +966 12 660 4455', 60, 20, 90),
      readLine('# asha@deepwell.com', 60, 60, 90),
    ]
    const below = card([...contacts, readLine('9 Harbour Street, Jeddah', 60, 100, 90)])
    const beside = card([...contacts, readLine('9 Harbour Street, Jeddah', 700, 100, 90)])
    assert.equal(below.address?.value, 'Harbour Street, Jeddah')
    assert.isFalse(below.address?.doubtful)
    assert.equal(beside.address?.value, '9 Harbour Street, Jeddah')
  })

  test('a city that was read well is none misread', ({ assert }) => {
    const address = (confidence: number) =>
      card([readLine('Via Roma 37, 20144 Milano', 60, 20, confidence)]).address?.value
    assert.equal(address(96), 'Via Roma 37, 20144 Milano')
    assert.equal(address(70), 'Via Roma 37, 20144 Milan')
  })
})
