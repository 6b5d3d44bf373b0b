import { test } from '@japa/runner'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import { toLine } from '#engines/ocr/page_lines'
import type { OcrResult } from '#engines/ocr/types'
import { expectFields, type Expected } from './expect_fields.js'

/** A line with the box in which its words stand: left, top, right, bottom. */
type Row = [text: string, x0: number, y0: number, x1: number, y1: number]

function read(rows: Row[]): OcrResult {
  const lines = rows.map(([text, x0, y0, x1, y1]) =>
    toLine(
      text.split(' ').map((word) => ({ text: word, confidence: 92, bbox: { x0, y0, x1, y1 } }))
    )
  )
  return { text: lines.map((line) => line.text).join('\n'), confidence: 92, lines }
}

const cases: { title: string; rows: Row[]; expected: Expected }[] = [
  {
    title: 'a company set a word a line in a narrow column',
    rows: [
      ['Lars Engqvist', 559, 90, 948, 144],
      ['Business Development', 559, 161, 925, 195],
      ['Oakfield', 146, 335, 344, 371],
      ['Engineering', 99, 399, 390, 447],
      ['www.oakfieldengineering.example', 556, 420, 1100, 450],
      ['Consultants', 100, 465, 387, 500],
      ['Est.', 196, 531, 286, 565],
    ],
    expected: { name: 'Lars Engqvist', company: 'Oakfield Engineering Consultants Est.' },
  },
  {
    title: 'a company on three lines between those of another column, and an address that breaks',
    rows: [
      ['Zoltan Gulyas', 684, 112, 1144, 180],
      ['Investor Relations', 684, 201, 1030, 233],
      ['Bridgewell', 150, 355, 446, 413],
      ['Tel: 013 668 0311', 683, 415, 979, 445],
      ['Engineering', 129, 436, 467, 494],
      ['Email: zoltan.gulyas@bridgewell-', 687, 467, 1263, 506],
      ['Consultants Co.', 77, 515, 518, 560],
      ['engineering.example', 685, 520, 1057, 558],
      ['www.bridgewell-engineering.example', 684, 572, 1352, 611],
    ],
    expected: {
      company: 'Bridgewell Engineering Consultants Co.',
      email: 'zoltan.gulyas@bridgewell-engineering.example',
      website: 'www.bridgewell-engineering.example',
    },
  },
  {
    title: 'what stands below a name is what the person does, in words of no list',
    rows: [
      ['Majed Al-Harbi', 90, 90, 440, 140],
      ['Keeper of Promises', 90, 156, 387, 187],
      ['Lindqvist Aluminium Co.', 90, 250, 700, 290],
      ['m.harbi@lindqvist.example', 90, 719, 686, 751],
    ],
    expected: { name: 'Majed Al-Harbi', jobTitle: 'Keeper of Promises' },
  },
  {
    title: 'a motto, a place or a firm below a name is no job title',
    rows: [
      ['Majed Al-Harbi', 90, 90, 440, 140],
      ['building trust since 1974', 90, 156, 387, 187],
      ['m.harbi@lindqvist.example', 90, 719, 686, 751],
    ],
    expected: { name: 'Majed Al-Harbi', jobTitle: null },
  },
  {
    title:
      'a whole name takes no second line, and a number of no plan is one that is dialled at home',
    rows: [
      ['Ghazi Al-Bakhsh', 90, 90, 440, 130],
      ['Facilities Care', 90, 140, 440, 180],
      ['013 206 5246', 90, 300, 440, 330],
      ['gbakhsh@alfirdous.example', 90, 719, 686, 751],
    ],
    expected: { name: 'Ghazi Al-Bakhsh', jobTitle: 'Facilities Care', phone: '+966132065246' },
  },
  {
    title: 'a sign before a number, and an address broken at its hyphen',
    rows: [
      ['Mishari Al-Juhani', 90, 90, 440, 140],
      ['[1 00966 57 402 8647', 90, 300, 440, 330],
      ['engineering.example', 600, 340, 900, 370],
      ['www.bridgewell-engineering.example', 90, 400, 700, 430],
    ],
    expected: { mobile: '+966574028647', website: 'www.bridgewell-engineering.example' },
  },
  {
    title: 'the trade below a company in smaller type belongs to its name',
    rows: [
      ['Acacia Timber', 1170, 91, 1484, 124],
      ['Grace Mwangi', 90, 91, 441, 140],
      ['Structures Limited', 1237, 148, 1484, 169],
      ['Sustainability Lead', 90, 156, 387, 187],
      ['grace.mwangi@acaciatimber.example', 920, 719, 1486, 751],
    ],
    expected: { company: 'Acacia Timber Structures Limited', name: 'Grace Mwangi' },
  },
  {
    title: 'a person in large type above a company is no part of its name',
    rows: [
      ['Khalid Al Otaibi', 95, 91, 600, 141],
      ['Al Otaibi Trading Est.', 95, 160, 420, 186],
      ['khalid@alotaibi.example', 95, 500, 420, 530],
    ],
    expected: { company: 'Al Otaibi Trading Est.', name: 'Khalid Al Otaibi' },
  },
  {
    title: 'an Arabic office with what it does below, smaller and set to the left',
    rows: [
      ['مكتب رواسي', 95, 139, 308, 189],
      ['بدر ناصر العنزي', 1156, 130, 1508, 230],
      ['للاستشارات الهندسية', 95, 200, 363, 232],
      ['مهندس كميات', 1312, 226, 1507, 263],
      ['bader@rawasi.example', 1078, 573, 1400, 607],
    ],
    expected: { company: 'مكتب رواسي للاستشارات الهندسية', name: 'بدر ناصر العنزي' },
  },
  {
    title: 'a company that its domain spells with "and" for "&", on two lines',
    rows: [
      ['Brick', 68, 148, 241, 202],
      ['Nabil Haddad', 661, 155, 1065, 202],
      ['Estimation Manager', 659, 229, 1002, 266],
      ['& Beam', 64, 229, 327, 280],
      ['Masonry Works', 64, 332, 361, 362],
      ['nabil@brickandbeam.example', 658, 513, 1201, 548],
    ],
    expected: { company: 'Brick & Beam Masonry Works', name: 'Nabil Haddad' },
  },
  {
    title: 'words of widely spaced capitals that were read as two columns are one name',
    rows: [
      ['AL MANARA GROUP', 1003, 85, 1474, 110],
      ['SAMIR', 94, 216, 323, 251],
      ['KHOURY', 377, 217, 682, 252],
      ['VICE PRESIDENT OPERATIONS', 91, 275, 625, 294],
      ['samir.khoury@almanara-group.example', 92, 509, 622, 536],
    ],
    expected: { name: 'SAMIR KHOURY', jobTitle: 'VICE PRESIDENT OPERATIONS' },
  },
  {
    title: 'an address goes on below, with its country, past the numbers of the other column',
    rows: [
      ['+254 20 271 2345', 1205, 620, 1486, 644],
      ['Westlands Square', 92, 620, 367, 651],
      ['+254 712 345 678', 1205, 669, 1486, 693],
      ['Ring Road, Nairobi', 92, 668, 380, 699],
      ['Kenya', 92, 720, 184, 750],
      ['grace@acaciatimber.example', 920, 719, 1486, 751],
    ],
    expected: { address: 'Westlands Square, Ring Road, Nairobi, Kenya', mobile: '+254712345678' },
  },
  {
    title: 'a motto of building and trust is no address',
    rows: [
      ['Sterling & Marsh', 95, 95, 661, 155],
      ['Building trust since 1974', 91, 176, 444, 205],
      ['Nasser Al-Ghamdi', 93, 297, 808, 346],
      ['3rd Floor, Al Turki Building', 93, 643, 528, 675],
      ['King Saud Street', 93, 693, 360, 725],
      ['Dammam 32241', 93, 744, 345, 769],
    ],
    expected: {
      address: '3rd Floor, Al Turki Building, King Saud Street, Dammam 32241',
      name: 'Nasser Al-Ghamdi',
    },
  },
]

test.group('Cards | layouts', () => {
  for (const { title, rows, expected } of cases) {
    test(title, ({ assert }) => expectFields(assert, parseCard(read(rows)), expected))
  }

  test('street and number, postal code and place are an address in any country', ({ assert }) => {
    const card = parseCard('a Storgata 15, 0155 Oslo\nt +47 22 12 34 56')
    expectFields(assert, card, { address: 'Storgata 15, 0155 Oslo' })
  })

  test('the picture of a house, read as a letter, is no part of the address', ({ assert }) => {
    expectFields(assert, parseCard('ه Hamra Street, Beirut'), { address: 'Hamra Street, Beirut' })
  })
})
