import { atRate } from '#core/exchange_rates/at_rate'
import type { VatBox } from './vat_boxes.js'
import type { VatPart } from './vat_sources.js'

/** The parts of one document in one currency, as they are gathered by box. */
export class PartList {
  readonly #foreign = new Map<VatBox, number>()

  constructor(
    private readonly currency: string,
    /** Riyals / 10^6 for one unit. */
    private readonly rate: bigint
  ) {}

  /** Adds a taxable amount in minor units of the currency. */
  add(box: VatBox | null, taxableMinor: number) {
    if (box) this.#foreign.set(box, (this.#foreign.get(box) ?? 0) + taxableMinor)
  }

  /** The parts in the base currency; all VAT of the document is that of one box. */
  parts(taxed: VatBox, vatMinor: number): VatPart[] {
    if (vatMinor) this.add(taxed, 0)
    return [...this.#foreign].map(([box, taxable]) => ({
      box,
      taxableMinor: atRate(taxable, this.currency, this.rate),
      vatMinor: box === taxed ? vatMinor : 0,
    }))
  }
}
