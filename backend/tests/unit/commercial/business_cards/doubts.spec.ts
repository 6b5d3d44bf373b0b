import { test } from '@japa/runner'
import type { CardFieldName } from '#commercial/business_cards/reading/types'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const repairs: TextCase[] = [
  {
    title: 'an initial read as a letter that looks alike is that of the name',
    text: 'Lamya Al-Mutairi\nInvestor Relations\nimutairi@alimran.example',
    expected: { email: 'lmutairi@alimran.example' },
  },
  {
    title: 'an initial of one of the names stays',
    text: 'Lamya Ibrahim Al-Mutairi\nInvestor Relations\nimutairi@alimran.example',
    expected: { email: 'imutairi@alimran.example' },
  },
  {
    title: 'a mailbox keeps its initial where the name has lost its own',
    text: 'ishari Al-Juhani\nm.juhani@alimranksa.example',
    expected: { email: 'm.juhani@alimranksa.example' },
  },
  {
    title: 'a word with a q, run together with others in a domain',
    text: 'لمياء المطيري\nlamya@tuwaigbuilding.example\nwww.tuwaigbuilding.example',
    expected: { email: 'lamya@tuwaiqbuilding.example', website: 'www.tuwaiqbuilding.example' },
  },
  {
    title: 'a number of a new block, dialled with two noughts',
    text: 'Sara Haddad\nTel: 00966 14 746 9660',
    expected: { phone: '+966147469660' },
  },
  {
    title: 'a trade behind an "and", one letter off',
    text: 'شركة مرساة الخليج للألمنيوم والرجاج\nسهيل المطيري',
    expected: { company: 'شركة مرساة الخليج للألمنيوم والزجاج' },
  },
  {
    title: 'another end makes another word',
    text: 'المكتب الهندسي للاستشارات\nسهيل المطيري',
    expected: { company: 'المكتب الهندسي للاستشارات' },
  },
]

/** A text, a field of it, and whether the field is marked. */
const marks: [title: string, text: string, field: CardFieldName, marked: boolean][] = [
  [
    'a firm that its domain knows no word of',
    'Sara Haddad\nSales Manager\nGlass Group\nsara@lindqvist.example',
    'company',
    true,
  ],
  [
    'not a firm whose first letters are the domain',
    'Sara Haddad\nSales Manager\nRiyadh Modern Facades\nsara@rmfacades.example',
    'company',
    false,
  ],
  [
    'not a firm beside a mailbox that anyone may have',
    'Sara Haddad\nSales Manager\nOakfield Glass Group\nsara.haddad@gmail.com',
    'company',
    false,
  ],
  ['a family one letter off a common one', 'راكان التعيمي\nمدير المشاريع', 'name', true],
  ['not a common family', 'راكان التميمي\nمدير المشاريع', 'name', false],
  ['a name that begins small', 'ishari Al-Juhani\nSales Manager', 'name', true],
  ['not a number of a new block', 'Sara Haddad\nTel: +966 13 206 5246', 'phone', false],
  ['a number that lost a digit', 'Sara Haddad\nTel: +966 13 206 546', 'phone', true],
]

test.group('Cards | what the rest of the card speaks against', () => {
  for (const { title, text, expected } of repairs)
    test(title, ({ assert }) => expectFields(assert, parse(text), expected))

  for (const [title, text, field, marked] of marks)
    test(`doubtful: ${title}`, ({ assert }) => {
      assert.equal(parse(text).fields[field]?.doubtful, marked)
    })
})
