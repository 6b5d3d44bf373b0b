import type { Card } from './card.js'

/** Bytes of a line, its end left out. */
const WIDTH = 75

/** A card of version 3.0, which every address book reads. */
export function writeCard(card: Partial<Card>): string {
  const text = (field: keyof Card) => escaped(card[field] ?? '')
  const lines = [
    ['FN', text('name')],
    ['N', `;${text('name')};;;`],
    ['ORG', text('company')],
    ['TITLE', text('jobTitle')],
    ['TEL;TYPE=CELL', text('mobile')],
    ['TEL;TYPE=WORK,VOICE', text('phone')],
    ['EMAIL;TYPE=INTERNET', text('email')],
    [
      'ADR;TYPE=WORK',
      card.address || card.location ? `;;${text('address')};${text('location')};;;` : '',
    ],
    ['URL', text('website')],
    ['NOTE', text('notes')],
  ].filter(([, value]) => value !== '')
  const whole = ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map((line) => line.join(':')), 'END:VCARD']
  return whole.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** A long line goes on after a blank; no character is cut in two. */
function folded(line: string): string {
  let [text, width] = ['', 0]
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (width + bytes > WIDTH) [text, width] = [`${text}\r\n `, 1]
    text += character
    width += bytes
  }
  return text
}
