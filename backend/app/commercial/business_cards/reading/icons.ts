import type { CardLine } from './card_line.js'

type Line = Omit<CardLine, 'index'>

/** What a small picture is read as: one sign, one digit, one letter, two Arabic letters. */
const STRAY = /^(?:[^\p{L}\p{N}+(]{1,2}|\d|[A-Za-z]|[\u0620-\u064A]{1,2})$/u
/** Letters that are printed before a value as its label; "ت", "ج" and "ف" are labels, too. */
const LABEL = /^(?:[tmfewapcod]|[تجفمبصش])$/i
const CONTACT = /@|www|\d[\d ()-]{6,}\d|[a-z\d-]{3,}\.[a-z]{2,}$/i

/** One picture may be a letter of the text; two that stand below each other are none, nor are three. */
const LEAST_BELOW = 2
const LEAST = 3

/**
 * Takes away the small pictures (a receiver, an envelope, a pin) that stand before the lines of a
 * card and are read as letters or digits: "9 Plot 17" is plot 17. They are known by standing before
 * several numbers and addresses, one below the other unless the lines are centred.
 */
export function withoutIcons(lines: Line[], withoutFirst: (line: Line) => Line): Line[] {
  const opens = lines.filter(opensWithStray)
  const sure = opens.filter((line) => CONTACT.test(line.text))
  return lines.map((line) => {
    if (!opens.includes(line)) return line
    const others = sure.filter((other) => other !== line && other.side === line.side)
    const below = others.filter((other) => isBelow(line, other))
    return below.length >= LEAST_BELOW || others.length >= LEAST ? withoutFirst(line) : line
  })
}

const opensWithStray = ({ words }: Line) =>
  words.length > 1 && STRAY.test(words[0].text) && !LABEL.test(words[0].text)

/** Whether the first words of two lines stand in one column. */
function isBelow(a: Line, b: Line): boolean {
  const [one, other] = [a.words[0].bbox, b.words[0].bbox]
  if (!one || !other) return true
  return Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * Math.max(a.height, b.height)
}
