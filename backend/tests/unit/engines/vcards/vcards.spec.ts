import { test } from '@japa/runner'
import fc from 'fast-check'
import { CARD_FIELDS, type Card } from '#engines/vcards/card'
import { readCards } from '#engines/vcards/read_cards'
import { writeCard } from '#engines/vcards/write_card'

const file = (...lines: string[]) => lines.join('\r\n')
const card = (version: string, ...lines: string[]) =>
  file('BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', '')
const only = (text: string) => {
  const cards = [...readCards(text)]
  if (cards.length !== 1) throw new Error(`${cards.length} cards`)
  return cards[0]
}

test.group('Cards', () => {
  test('one that is not closed takes none of those behind it along', ({ assert }) => {
    const whole = (name: string) => card('3.0', `FN:${name}`)
    const open = file('BEGIN:VCARD', 'VERSION:3.0', 'FN:P2', '')
    const read = [...readCards([whole('P1'), open, whole('P3'), whole('P4')].join(''))]
    assert.deepEqual(
      read.map(({ name }) => name),
      ['P1', 'P3', 'P4']
    )
  })

  test('of two numbers none is lost, a Saudi mobile is one by its digits, and preferred ones come first', ({
    assert,
  }) => {
    const numbers = (...lines: string[]) => {
      const { mobile, phone, email } = only(card('4.0', 'FN:Huda', ...lines))
      return [mobile, phone, email]
    }
    assert.deepEqual(numbers('TEL;TYPE=CELL:+966511345913', 'TEL;TYPE=CELL:+971501234567'), [
      ...['+966511345913', '+971501234567', ''],
    ])
    assert.deepEqual(numbers('TEL;TYPE=WORK:+966114651234', 'TEL;TYPE=HOME:+966511345913'), [
      ...['+966511345913', '+966114651234', ''],
    ])
    assert.deepEqual(numbers('EMAIL;PREF=2:second@x.example', 'EMAIL;PREF=1:first@x.example'), [
      ...['', '', 'first@x.example'],
    ])
  })

  test('version 2.1: quoted-printable over several lines, kinds without a name, an agent inside', ({
    assert,
  }) => {
    const read = only(
      card(
        '2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=A7=D9=84=D9=82=D8=AD=D8=B7=D8=A7=D9=86=D9=8A;=',
        '=D8=B3=D8=A7=D8=B1=D8=A9;;;',
        'TEL;WORK;FAX:0112222222',
        'TEL;WORK;VOICE:0111111111',
        'TEL;CELL:+966501234567',
        'TEL;CELL:+966509999999',
        'AGENT:',
        'BEGIN:VCARD',
        'EMAIL:agent@cards.example',
        'END:VCARD',
        'EMAIL;INTERNET:sara@cards.example',
        'NOTE;CHARSET=windows-1256;QUOTED-PRINTABLE:=E3=E1=C7=CD=D9=C9'
      )
    )
    assert.containsSubset(read, {
      name: 'سارة القحطاني',
      mobile: '+966501234567',
      phone: '0111111111',
      email: 'sara@cards.example',
      notes: 'ملاحظة',
    })
  })

  test('version 3.0: folded lines, escapes, groups, and a picture that no one needs', ({
    assert,
  }) => {
    const read = only(
      card(
        '3.0',
        'FN:Omar \\"Abu',
        '  Ali\\" Hassan',
        'ORG:Acme\\, Ltd\\; Riyadh;Sales',
        'item1.EMAIL;type=INTERNET;type=pref:omar@cards.example',
        'EMAIL:second@cards.example',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
        ' /2wBDAAEBAQEBAQEBAQEBAQEBAQEB',
        'TEL;TYPE="voice,work":011 111 1111',
        'ADR;TYPE=WORK:;;King Fahd Road;Riyadh;;12211;KSA',
        'NOTE:First\\nSecond'
      )
    )
    assert.deepEqual(read, {
      name: 'Omar "Abu Ali" Hassan',
      jobTitle: '',
      company: 'Acme, Ltd; Riyadh',
      mobile: '',
      email: 'omar@cards.example',
      phone: '011 111 1111',
      location: 'Riyadh',
      address: 'King Fahd Road, 12211, KSA',
      website: '',
      notes: 'First\nSecond',
    })
  })

  test('version 4.0: numbers and addresses as links', ({ assert }) => {
    const read = only(
      card(
        '4.0',
        'N:Hassan;Omar;;Eng.;',
        'TEL;VALUE=uri;TYPE="cell,voice":tel:+966-50-123-4567;ext=5',
        'EMAIL:mailto:omar@cards.example',
        'URL:https://cards.example'
      )
    )
    assert.containsSubset(read, {
      name: 'Eng. Omar Hassan',
      mobile: '+966-50-123-4567',
      email: 'omar@cards.example',
      website: 'https://cards.example',
    })
  })

  test('many cards in one file, and none of what is not closed', ({ assert }) => {
    const text = card('3.0', 'FN:A') + card('4.0', 'FN:B') + 'BEGIN:VCARD\r\nFN:C\r\n'
    assert.deepEqual(
      [...readCards(text)].map(({ name }) => name),
      ['A', 'B']
    )
  })

  test('what is written is read again as it was, in lines of 75 bytes', ({ assert }) => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(';', ',', '\\', '"', ':', '\n', '=', 'م', '😀', ' ', 'n', 'N')
    )
    const text = fc
      .array(unit, { maxLength: 120 })
      .map((parts) =>
        parts.join('').toWellFormed().replaceAll('\r', '').replaceAll('\u0000', '').trim()
      )
    const cards = fc.record(Object.fromEntries(CARD_FIELDS.map((field) => [field, text])))
    fc.assert(
      fc.property(cards, (made) => {
        const card = { ...made, name: `x${made.name}`, ...plain(made) } as Card
        const written = writeCard(card)
        assert.deepEqual(only(written), card)
        for (const line of written.split('\r\n')) assert.isAtMost(Buffer.byteLength(line), 75)
      }),
      { numRuns: 500 }
    )
  })

  test('nothing that a stranger writes stops the reader', ({ assert }) => {
    const piece = fc.constantFrom(
      ...['BEGIN:VCARD', 'END:VCARD', '\r\n', '\n', ' ', ';', ':', '"', '\\', '=', '=E', '\t'],
      ...['TEL', 'N', 'ADR;', 'QUOTED-PRINTABLE', 'CHARSET=nowhere', 'ENCODING=', 'م', 'FN:x']
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const read of readCards(pieces.join('')))
          for (const field of CARD_FIELDS) assert.isString(read[field])
      }),
      { numRuns: 2000 }
    )
  })
})

/** Links lose what says that they are links. */
const plain = ({ mobile, phone, email }: Partial<Card>) => ({
  mobile: `0${mobile}`,
  phone: `0${phone}`,
  email: `a${email}`,
})
