import { test } from '@japa/runner'
import { nearestSpelling } from '#commercial/business_cards/reading/domain_spelling'
import { readingCost } from '#commercial/business_cards/reading/letter_costs'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const spelled = (label: string, words: string, most = 0.4) =>
  nearestSpelling(label, words.split(' '), most)?.text ?? null

const cases: TextCase[] = [
  {
    title: 'two letters alike at once, in e-mail and website',
    text: 'Tuwaiq Modern Facades\ninfo@tuwaigrnodern.example\nwww.tuwaigrnodern.example',
    expected: { email: 'info@tuwaiqmodern.example', website: 'www.tuwaiqmodern.example' },
  },
  {
    title: 'a domain that adds the country to the name of the firm',
    text: 'Mosaiq Facades Group\nhala@mosaigksa.example',
    expected: { email: 'hala@mosaiqksa.example' },
  },
  {
    title: 'an initial before the family in a mailbox',
    text: 'Saleh Al-Qahtani\nsgahtani@falcon.example',
    expected: { email: 'sqahtani@falcon.example' },
  },
  {
    title: 'words and initials of a firm stay as they were read',
    text: 'Riyadh Modern Facades Co.\ninfo@rmfacades.example\nwww.rmfacades.example',
    expected: { email: 'info@rmfacades.example', website: 'www.rmfacades.example' },
  },
  {
    title: 'no label of a host opens with a hyphen',
    text: 'info@falcon.-ridge.example',
    expected: { email: 'info@falcon-ridge.example' },
  },
]

test.group('Cards | letters that look alike', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))

  test('letters alike cost less than others, one or two at once', ({ assert }) => {
    assert.equal(readingCost('lindgvist', 'lindqvist'), 0.2)
    assert.equal(readingCost('rnodern', 'modern'), 0.2)
    assert.equal(readingCost('modern', 'modern'), 0)
    assert.equal(readingCost('vermilion', 'vermillion'), 0.4)
    assert.equal(readingCost('falcon', 'halcon'), 1)
  })

  test('the nearest spelling uses whole words where it can', ({ assert }) => {
    assert.equal(spelled('mosaigksa', 'mosaiq facades group ksa'), 'mosaiqksa')
    assert.equal(spelled('tuwaig-rnetal', 'tuwaiq metal works'), 'tuwaiq-metal')
    assert.equal(spelled('rmfacades', 'riyadh modern facades'), 'rmfacades')
  })

  test('there is none where letters differ that do not look alike', ({ assert }) => {
    assert.isNull(spelled('alnoor', 'northgate steel works'))
    assert.isNull(spelled('prcurtainwoll', 'pr curtain wall'))
    assert.equal(spelled('prcurtainwoll', 'pr curtain wall', 1.2), 'prcurtainwall')
  })
})
