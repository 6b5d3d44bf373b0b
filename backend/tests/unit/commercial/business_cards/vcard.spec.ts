import { test } from '@japa/runner'
import { mergeVCard, parseVCard } from '#commercial/business_cards/reading/vcard'

const values = (text: string) =>
  Object.fromEntries(
    Object.entries(parseVCard(text) ?? {}).map(([key, field]) => [key, field.value])
  )

test.group('Cards | vCard', () => {
  test('reads version 3 with types, folded lines and escapes', ({ assert }) => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lindqvist;Sara;;Dr.;',
      'FN:Sara Lindqvist',
      'ORG:Northgate Steel Works\\, Ltd;Purchasing',
      'TITLE:Procurement Manager',
      'item1.TEL;TYPE=CELL:+966 50 123 4567',
      'TEL;TYPE=WORK,VOICE:011 234 5678',
      'TEL;TYPE=FAX:011 234 5679',
      'EMAIL;TYPE=INTERNET:Sara.Lindqvist@Northgate.example',
      'URL:https://www.northgate.example',
      'ADR;TYPE=WORK:;;King Fahd Road;Riyadh;;12211;Saudi Arabia',
      'NOTE:Met at the fair in',
      '  Jeddah',
      'END:VCARD',
    ].join('\r\n')
    assert.deepEqual(values(text), {
      name: 'Sara Lindqvist',
      company: 'Northgate Steel Works, Ltd',
      jobTitle: 'Procurement Manager',
      mobile: '+966501234567',
      phone: '+966112345678',
      email: 'sara.lindqvist@northgate.example',
      website: 'https://www.northgate.example',
      address: 'King Fahd Road, Riyadh, 12211, Saudi Arabia',
      location: 'Riyadh, Saudi Arabia',
      notes: 'Met at the fair in Jeddah',
    })
  })

  test('reads version 2.1 in quoted-printable Arabic', ({ assert }) => {
    const name = [...Buffer.from('أحمد القحطاني')]
      .map((b) => `=${b.toString(16).toUpperCase()}`)
      .join('')
    const text = `BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${name}\nEND:VCARD`
    assert.deepEqual(values(text), { name: 'أحمد القحطاني' })
  })

  test('builds the name from its parts', ({ assert }) => {
    assert.equal(
      values('BEGIN:VCARD\nN:Haddad;Omar;K.;Eng.\nEND:VCARD').name,
      'Eng. Omar K. Haddad'
    )
  })

  test('reads MECARD', ({ assert }) => {
    const text =
      'MECARD:N:Raman,Priya;ORG:Delta Facades;TEL:+97433127788;EMAIL:priya@deltafacades.example;;'
    assert.deepEqual(values(text), {
      name: 'Priya Raman',
      company: 'Delta Facades',
      mobile: '+97433127788',
      email: 'priya@deltafacades.example',
    })
  })

  test('is null for other texts', ({ assert }) => {
    assert.isNull(parseVCard('https://example.com'))
    assert.isNull(parseVCard(''))
  })

  test('wins over what was read and keeps it as an alternative', ({ assert }) => {
    const read = { name: { value: 'Sara Lindgvist', confidence: 0.8, doubtful: false } }
    const code = parseVCard('BEGIN:VCARD\nFN:Sara Lindqvist\nEND:VCARD')!
    const { name } = mergeVCard(read, code)
    assert.equal(name?.value, 'Sara Lindqvist')
    assert.deepEqual(name?.alternatives, ['Sara Lindgvist'])
  })
})
