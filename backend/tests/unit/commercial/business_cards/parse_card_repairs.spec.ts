import { test } from '@japa/runner'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import type { OcrResult } from '#engines/ocr/types'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'a mailbox of a branch is no name',
    text: 'Gulf Steel Co.\nKing Fahd Road\nJeddah\nsales.jeddah@gulfsteel.example',
    expected: { name: null, address: 'King Fahd Road, Jeddah', location: 'Jeddah' },
  },
  {
    title: 'a mailbox of a branch beside an Arabic name',
    text: 'Gulf Steel Co.\nنورة القحطاني\nمديرة المشتريات\nRiyadh\ninfo.riyadh@gulfsteel.example',
    expected: { name: 'نورة القحطاني' },
  },
  {
    title: 'an initial of another letter is left as it is printed',
    text: 'Qassem Haddad\nSales Manager\ng.haddad@oakfield.example',
    expected: { email: 'g.haddad@oakfield.example' },
  },
  {
    title: 'a first name that can not be read, by the mailbox',
    text: '2 Quigley\nFacilities Management\nGulf Anchor Aluminium & Glass Co.\nEmail: irene_quigley@gulfanchorag.example',
    expected: { name: 'Irene Quigley', company: 'Gulf Anchor Aluminium & Glass Co.' },
  },
  {
    title: 'a plus before the code read as a one',
    text: '[J +966 57 527 6392\n1966 14 519 4723',
    expected: { mobile: '+966575276392', phone: '+966145194723' },
  },
  {
    title: 'a comma of an address read as a quotation mark',
    text: 'لمياء التميمي\nالمنطقة الصناعية» الجبيل',
    expected: { name: 'لمياء التميمي', address: 'المنطقة الصناعية، الجبيل' },
  },
  {
    title: 'a city one letter off',
    text: 'ماجد الخالدي\nطريق قباء, المدينة المتورة',
    expected: { address: 'طريق قباء، المدينة المنورة' },
  },
  {
    title: 'an initial of a mailbox read as a one',
    text: 'Lars Engqvist\nBusiness Development\nEmail: 1.engqvist@oakfieldengineering.example',
    expected: { name: 'Lars Engqvist', email: 'l.engqvist@oakfieldengineering.example' },
  },
  {
    title: 'an initial of a mailbox that is another name of the person',
    text: 'Lars Johan Engqvist\nBusiness Development\nEmail: j.engqvist@oakfieldengineering.example',
    expected: { email: 'j.engqvist@oakfieldengineering.example' },
  },
  {
    title: 'a legal form whose t was read as an i',
    text: 'Gulf Anchor Ready Mix Concrete Co. Lid\nwww.gulfanchor.example',
    expected: { company: 'Gulf Anchor Ready Mix Concrete Co. Ltd' },
  },
  {
    title: 'the picture of a phone before a number, read as a bracket and a nought',
    text: '[0 057413 2458\n> 014 4832990',
    expected: { mobile: '+966574132458', phone: '+966144832990' },
  },
  {
    title: 'a labelled number that the numbering plan does not know, with the country',
    text: 'Tel: 014 247 2916',
    expected: { phone: '+966142472916' },
  },
  {
    title: 'a blank before the underscore of a mailbox',
    text: 'Email: anil _jagtap@northgate.example',
    expected: { email: 'anil_jagtap@northgate.example' },
  },
  {
    title: 'an address below a firm is no part of its name, a legal form is',
    text: 'Tuwaiq Building Materials\nGroup\nBuilding 31, Street 920, Doha\nlayla@tuwaiqbuilding.example',
    expected: { company: 'Tuwaiq Building Materials Group' },
  },
  {
    title: 'what a firm does, on the line below its name',
    text: 'شركة خطوط الصحراء للألمنيوم\nوالزجاج\nجواهر الراشد\nاستشارية مبيعات',
    expected: { company: 'شركة خطوط الصحراء للألمنيوم والزجاج', name: 'جواهر الراشد' },
  },
  {
    title: 'a code taken to the end of a number whose groups stand in order',
    text: '13 898 2210 966+:ت',
    expected: { phone: '+966138982210' },
  },
  {
    title: 'a plus before the code read as a 7',
    text: '7966 54 120 7765 ج',
    expected: { mobile: '+966541207765' },
  },
  {
    title: 'stray digits before a plus, and a dot between two things read as an Arabic zero',
    text: 'Cell +966 56 9001287 للع© 181 +966 12 660 4455 ٠ lina@haddad.example',
    expected: { mobile: '+966569001287', phone: '+966126604455', email: 'lina@haddad.example' },
  },
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
    title: 'Tel/Fax is one number, to call',
    text: 'Mob: +974 6612 3498\nTel/Fax: +974 4460 1188',
    expected: { mobile: '+97466123498', phone: '+97444601188', notes: null },
  },
  {
    title: 'Arabic labels of one letter with a slash',
    text: 'ف/ 0138123457\nت/ 0138123456',
    expected: { phone: '+966138123456', notes: 'Fax: +966138123457' },
  },
  {
    title: 'a label read as a digit at the end of the number before it',
    text: 'M: +971 50 300 2218 7 +971 6 555 1290',
    expected: { mobile: '+971503002218', phone: '+97165551290' },
  },
  {
    title: 'a comma for the dot of a mailbox that spells the name',
    text: 'Grace Mwangi\ngrace, mwangl@acaciatimber.example',
    expected: { email: 'grace.mwangi@acaciatimber.example' },
  },
  {
    title: 'a website by itself with a misread ending, close to the domain of the e-mail',
    text: 'grace@acaciatimber.example\nacaciatimber.cxample',
    expected: { website: 'acaciatimber.example' },
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

  test('an Arabic title one letter off a known word is put right, a sure one is not', ({
    assert,
  }) => {
    const word = (text: string, confidence: number, x0: number) => ({
      text,
      confidence,
      bbox: { x0, y0: 20, x1: x0 + 90, y1: 50 },
    })
    const title = (last: ReturnType<typeof word>[]) => {
      const words = [word('مندوب', 90, 300), ...last]
      const text = words.map((one) => one.text).join(' ')
      const bbox = { x0: 10, y0: 20, x1: 390, y1: 50 }
      return parseCard({ text, confidence: 80, lines: [{ text, confidence: 80, bbox, words }] })
        .fields.jobTitle?.value
    }
    assert.equal(title([word('مبيعاث', 81, 200)]), 'مندوب مبيعات')
    assert.equal(title([word('مبيعا', 91, 200), word('تت', 15, 100)]), 'مندوب مبيعات')
    assert.equal(title([word('مبيعاث', 95, 200)]), 'مندوب مبيعاث')
  })

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
