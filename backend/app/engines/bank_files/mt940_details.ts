import { cleanOrNull, cleanText, ibanIn } from './values.js'

/** What field 86 says of a movement. */
export interface Details {
  endToEndId: string | null
  counterpartyName: string | null
  counterpartyIban: string | null
  text: string
}

/** Field 86 as banks fill it: with subfields by a sign, with names between strokes, or free. */
export function detailsOf(value: string): Details {
  const joined = value.replaceAll('\n', '')
  const [, sign] = /^\d{3}([?<>+|~^@])(?=\d{2})/.exec(joined) ?? []
  if (sign) return bySign(joined.slice(3), sign)
  if (STROKES.test(joined)) return byStrokes(joined)
  return {
    endToEndId: null,
    counterpartyName: null,
    counterpartyIban: null,
    text: cleanText(value),
  }
}

/** `?20` to `?29` and `?60` to `?63` are the purpose, `?31` the account, `?32` and `?33` the name. */
function bySign(text: string, sign: string): Details {
  const purpose: string[] = []
  const name: string[] = []
  let account = ''
  let kind = ''
  for (const part of text.split(sign)) {
    const code = part.slice(0, 2)
    const content = part.slice(2)
    if (code === '00') kind = content
    if (/^(?:2\d|6[0-3])$/.test(code)) purpose.push(content)
    if (code === '31') account = content
    if (code === '32' || code === '33') name.push(content)
  }
  const words = purposeWords(purpose.join(''))
  return {
    endToEndId: cleanOrNull(words.get('EREF')),
    counterpartyName: cleanOrNull(name.join('')),
    counterpartyIban: ibanIn(account) ?? ibanIn(words.get('IBAN') ?? ''),
    text: cleanText(words.get('SVWZ') ?? words.get('') ?? '') || cleanText(kind),
  }
}

const WORD = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT)\+/

/** `EREF+…SVWZ+…`; what stands before the first word is under the empty one. */
function purposeWords(text: string): Map<string, string> {
  const [before = '', ...parts] = text.split(WORD)
  const words = new Map(before || !parts.length ? [['', before]] : [])
  for (let at = 0; at < parts.length; at += 2) words.set(parts[at]!, parts[at + 1] ?? '')
  return words
}

const NAMES =
  'EREF|PREF|IREF|KREF|IBAN|BIC|NAME|REMI|TRTP|CSID|MARF|ORDP|BENM|ID|CNTP|RTRN|ULTC|ULTD|ULTB|PURP|SVCL|INIT|ADDR|ISDT|TRCD|EXCH|CHGS|ACCW|BENE|ORDR|OCMT'
const STROKES = new RegExp(`^/(?:${NAMES})/`)
const STROKE = new RegExp(`/(${NAMES})/`)

/** `/EREF/…/NAME/…/REMI/…`. A name that comes again belongs to someone else than the counterparty. */
function byStrokes(text: string): Details {
  const found = new Map<string, string>()
  const [, ...parts] = text.split(STROKE)
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at]!
    if (!found.get(name)) found.set(name, parts[at + 1] ?? '')
  }
  const [iban = '', , name = ''] = found.get('CNTP')?.split('/') ?? []
  return {
    endToEndId: cleanOrNull(found.get('EREF')),
    counterpartyName: cleanOrNull(found.get('NAME')) ?? cleanOrNull(name),
    counterpartyIban: ibanIn(found.get('IBAN') ?? '') ?? ibanIn(iban),
    text: cleanText(remittance(found.get('REMI') ?? '') || (found.get('TRTP') ?? '')),
  }
}

/** `USTD//text` and `STRD/…` say how the text is written; strokes at its end part nothing. */
const remittance = (text: string) => text.replace(/^(?:USTD\/\/|STRD\/)/, '').replace(/\/+$/, '')
