import { daysBetween } from '#core/settings/days'
import type { StatementOutcome } from '#procurement/enums/vendor_statements'
import { numberKey } from '#procurement/shared/number_key'
import type { AccountMove } from './vendor_account.js'

/** A line as the vendor has it; above zero the firm owes more. */
export interface TheirLine {
  line: number
  on: string
  number: string | null
  text: string
  amountMinor: number
}

export interface ComparedItem {
  outcome: StatementOutcome
  their: TheirLine | null
  our: AccountMove | null
  /** What the vendor's balance is larger by because of it. */
  differenceMinor: number
}

export interface Comparison {
  items: ComparedItem[]
  /** What the firm's balance before the period is without documents that are matched in it. */
  ourOpeningMinor: number
}

interface Compared {
  lines: readonly TheirLine[]
  /** Of the period, and some days around it: documents of both sides rarely have one day. */
  moves: readonly AccountMove[]
  period: { from: string; to: string }
  openingMinor: number
  /** What the firm owed in the evening before the period. */
  ourOpeningMinor: number
}

/** Days by which a payment reaches the vendor's books later or earlier, and a bill without its number ours. */
const PAYMENT_DAYS = 12
const BILL_DAYS = 3

/**
 * Compares the lines of a vendor with the firm's account: first by number, then payments and credits by amount and
 * day. Differences of all items add up to the difference of the closing balances, to the minor unit.
 */
export function compareAccount(compared: Compared): Comparison {
  const { lines, moves, period } = compared
  const pairs = new Map<TheirLine, AccountMove>()
  const free = new Set(moves)
  for (const step of [byNumberAndAmount, byNumber, byNumberInText, byAmountAndDay])
    step(
      lines.filter((line) => !pairs.has(line)),
      free,
      (line, move) => {
        pairs.set(line, move)
        free.delete(move)
      }
    )
  const matched = [...pairs.values()]
  const before = matched.filter(({ on }) => on < period.from)
  const ourOpeningMinor = compared.ourOpeningMinor - sumOf(before)
  const theirs = lines.map((line) => itemOf(line, pairs.get(line) ?? null, period.to))
  const ours = moves
    .filter((move) => free.has(move) && move.on >= period.from && move.on <= period.to)
    .map((our): ComparedItem => ({
      ...{ outcome: 'only_ours', their: null, our, differenceMinor: -our.amountMinor },
    }))
  const openingDifference = compared.openingMinor - ourOpeningMinor
  const opening: ComparedItem[] = openingDifference
    ? [{ outcome: 'opening', their: null, our: null, differenceMinor: openingDifference }]
    : []
  return { items: [...opening, ...theirs, ...ours], ourOpeningMinor }
}

const sumOf = (moves: readonly AccountMove[]) =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

function itemOf(their: TheirLine, our: AccountMove | null, to: string): ComparedItem {
  if (!our) return { outcome: 'only_theirs', their, our, differenceMinor: their.amountMinor }
  const isLater = our.on > to
  const differenceMinor = their.amountMinor - (isLater ? 0 : our.amountMinor)
  const isSame = their.amountMinor === our.amountMinor
  const outcome = !isSame ? 'amount_differs' : isLater ? 'booked_later' : 'matched'
  return { outcome, their, our, differenceMinor }
}

type Take = (line: TheirLine, move: AccountMove) => void
type Step = (lines: readonly TheirLine[], free: ReadonlySet<AccountMove>, take: Take) => void

const side = (amountMinor: number) => (amountMinor < 0 ? '-' : '+')

/** Moves by a key, each list in the order of days; a move that is taken leaves its list. */
function listsOf(free: ReadonlySet<AccountMove>, keyOf: (move: AccountMove) => string | null) {
  const lists = new Map<string, AccountMove[]>()
  for (const move of free) {
    const key = keyOf(move)
    if (key === null) continue
    const list = lists.get(key) ?? []
    list.push(move)
    lists.set(key, list)
  }
  return lists
}

function pairBy(
  lines: readonly TheirLine[],
  lists: Map<string, AccountMove[]>,
  keyOf: (line: TheirLine) => string | null,
  take: Take,
  most = Infinity
) {
  for (const line of lines) {
    const key = keyOf(line)
    const list = key === null ? undefined : lists.get(key)
    if (!list?.length) continue
    const at = nearest(list, line.on)
    if (Math.abs(daysBetween(list[at]!.on, line.on)) > most) continue
    take(line, list[at]!)
    list.splice(at, 1)
  }
}

/** Of moves with one key only so many are compared by their days: they and the lines are in the order of days. */
const LOOKED_AT = 50

const nearest = (list: readonly AccountMove[], on: string): number => {
  const away = list.slice(0, LOOKED_AT).map((move) => Math.abs(daysBetween(move.on, on)))
  return away.indexOf(Math.min(...away))
}

const keyOr = (number: string | null) => (number && numberKey(number)) || null
const withAmount = (key: string | null, amountMinor: number) => key && `${key} ${amountMinor}`
const withSide = (key: string | null, amountMinor: number) => key && `${key} ${side(amountMinor)}`

const byNumberAndAmount: Step = (lines, free, take) => {
  const lists = listsOf(free, (move) => withAmount(keyOr(move.number), move.amountMinor))
  pairBy(lines, lists, (line) => withAmount(keyOr(line.number), line.amountMinor), take)
}

/** The same number at another amount: what the vendor charged is not what was recorded. */
const byNumber: Step = (lines, free, take) => {
  const lists = listsOf(free, (move) => withSide(keyOr(move.number), move.amountMinor))
  pairBy(lines, lists, (line) => withSide(keyOr(line.number), line.amountMinor), take)
}

/** A number of ours in the text of a line, at the same amount. */
const byNumberInText: Step = (lines, free, take) => {
  const lists = listsOf(free, (move) => withAmount(keyOr(move.number), move.amountMinor))
  for (const line of lines) {
    const words = [...new Set(line.text.split(/\s+/))]
    const list = words
      .map((word) => lists.get(withAmount(keyOr(word), line.amountMinor) ?? ''))
      .find((found) => found?.length)
    const move = list?.shift()
    if (move) take(line, move)
  }
}

/** Payments and credits are called differently on both sides; bills are only where one has no number. */
const byAmountAndDay: Step = (lines, free, take) => {
  const money = listsOf(free, ({ amountMinor }) => (amountMinor < 0 ? String(amountMinor) : null))
  const key = ({ amountMinor }: TheirLine) => (amountMinor < 0 ? String(amountMinor) : null)
  pairBy(lines, money, key, take, PAYMENT_DAYS)
  const bills = listsOf(free, ({ amountMinor }) => (amountMinor > 0 ? String(amountMinor) : null))
  const unnumbered = ({ amountMinor, number }: TheirLine) =>
    amountMinor > 0 && !number ? String(amountMinor) : null
  pairBy(lines, bills, unnumbered, take, BILL_DAYS)
}
