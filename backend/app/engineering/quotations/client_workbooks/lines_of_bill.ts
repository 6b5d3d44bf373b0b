import { decimal4OrNull, formatDecimal4 } from '#engines/money/money'
import { fold } from '#engines/text/fold'
import type { BillItem } from '#engines/workbooks/read_bill'
import type { ReadBill } from '#engines/workbooks/orders'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import { enteredCostE4 } from '#engineering/quotations/pricing/line_costs'
import type { LineInput } from '#engineering/quotations/validator'
import { clientRowText } from '#engineering/quotations/client_row'
import type { ImportMode, ImportReport } from '#engineering/quotations/workbook_files/reports'

/** Of long lists, what is kept. */
const SHOWN = 200

type Item = ReadBill['items'][number]

/** The lines that a quotation has once a bill has been read. */
export function linesOfBill(
  present: readonly BillLine[],
  { items }: Pick<ReadBill, 'items'>,
  { fileId, mode }: { fileId: number; mode: ImportMode }
): { lines: LineInput[]; report: Omit<ImportReport, 'problems' | 'problemCount'> } {
  const rowOf = (item: Item) => clientRowText({ ...item, fileId })
  const known = new KnownLines(mode === 'match' ? present : [])
  let matched = 0
  const made = items.map((item) => {
    const line = known.take(item, rowOf(item))
    if (line) matched++
    return { ...(line ? keptPrices(line, item) : newLine(item)), clientRow: rowOf(item) }
  })
  const kept = mode === 'append' ? [...present] : known.left()
  const unmatched = mode === 'match' ? kept : []
  const before = mode === 'append' ? kept.map(lineInput) : []
  const after = unmatched.map((line) => ({ ...lineInput(line), clientRow: null }))
  return {
    lines: [...before, ...made, ...after],
    report: {
      ...{ mode, matched, added: made.length - matched },
      unmatched: unmatched.slice(0, SHOWN).map(({ description }) => ({ description })),
      unmatchedCount: unmatched.length,
    },
  }
}

/** The problems of a reading, as far as they are shown. */
export const problemsOf = (
  { problems }: Pick<ReadBill, 'problems'>,
  names: ReadonlyMap<number, string>
) => ({
  problems: problems
    .slice(0, SHOWN)
    .map(({ sheet, ...problem }) => ({ sheet: names.get(sheet) ?? '', ...problem })),
  problemCount: problems.length,
})

/** Lines by the row that they were made of, and by what they say; each is found once. */
class KnownLines {
  readonly #open: Set<BillLine>
  readonly #byRow = new Map<string, BillLine>()
  readonly #byText = new Map<string, BillLine[]>()

  constructor(readonly lines: readonly BillLine[]) {
    this.#open = new Set(lines)
    for (const line of lines) {
      if (line.clientRow) this.#byRow.set(line.clientRow, line)
      for (const key of keysOf(line))
        this.#byText.set(key, [...(this.#byText.get(key) ?? []), line])
    }
  }

  take(item: Item, row: string): BillLine | null {
    const candidates = [this.#sameRow(item, row), ...keysOf(item).map((key) => this.#first(key))]
    const line = candidates.find((one) => one) ?? null
    if (line) this.#open.delete(line)
    return line
  }

  left(): BillLine[] {
    return this.lines.filter((line) => this.#open.has(line))
  }

  #sameRow(item: BillItem, row: string): BillLine | undefined {
    const line = this.#byRow.get(row)
    const isSame = line && this.#open.has(line) && textKey(line) === textKey(item)
    return isSame ? line : undefined
  }

  #first(key: string): BillLine | undefined {
    const lines = this.#byText.get(key)
    while (lines?.length) {
      if (this.#open.has(lines[0])) return lines[0]
      lines.shift()
    }
    return undefined
  }
}

type Named = Pick<BillLine, 'description'> & {
  clientItem?: string | null
  section?: string | null
  unit?: string | null
}

const textKey = ({ description, unit }: Named) => fold(`${description}\n${unit ?? ''}`)

/** Narrowest first: the same words stand in many a bill more than once. */
function keysOf(line: Named): string[] {
  const text = textKey(line)
  const [item, section] = [fold(line.clientItem ?? ''), fold(line.section ?? '')]
  return [
    `1\n${section}\n${item}\n${text}`,
    `2\n${item}\n${text}`,
    `3\n${section}\n${text}`,
    `4\n${text}`,
  ]
}

function newLine({ clientItem, section, description, unit, quantity, unitRate }: Item): LineInput {
  return { clientItem, section, description, unit, quantity, unitRate }
}

/** The words and the quantity are the client's, the prices stay ours. */
function keptPrices(line: BillLine, item: Item): LineInput {
  const { clientItem, section, description, unit, quantity } = newLine(item)
  const own = lineInput(line)
  const unitRate = line.unitRateE4 === 0 ? item.unitRate : own.unitRate
  return { ...own, clientItem, section, description, unit, quantity, unitRate }
}

/** A stored line as it would be written again. */
function lineInput(line: BillLine): LineInput {
  const { description, inclusion, vatCategory, costCurrency } = line
  return {
    clientItem: line.clientItem ?? null,
    section: line.section ?? null,
    description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantity: formatDecimal4(line.quantityE4),
    unitRate: formatDecimal4(line.unitRateE4),
    costHead: line.costHead ?? null,
    unitCost: decimal4OrNull(enteredCostE4(line)),
    costCurrency: (costCurrency ?? null) as LineInput['costCurrency'],
    rateOn: line.rateOn ?? null,
    inclusion,
    vatCategory,
    clientRow: line.clientRow ?? null,
  }
}
