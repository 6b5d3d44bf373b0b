import { whole } from './arithmetic.js'

interface Figure {
  of: number
  documents: bigint
  product: bigint
  differing: string[]
}

/** What documents come to beside what the portal answers, figure by figure and record by record. */
export class Comparison {
  readonly #figures = new Map<string, Figure>()

  /** @param figure with its currency or unit, `of` the record that it is of */
  add(figure: string, of: string, documents: bigint, product: unknown) {
    const row = this.#figures.get(figure) ?? { of: 0, documents: 0n, product: 0n, differing: [] }
    this.#figures.set(figure, row)
    const answered = whole(product)
    row.of++
    row.documents += documents
    row.product += answered
    if (answered !== documents)
      row.differing.push(`${figure}, ${of}: documents ${documents}, portal ${answered}`)
  }

  /** Every record that either side has. */
  addAll(figure: string, documents: Map<string, bigint>, product: Map<string, bigint>) {
    for (const of of new Set([...documents.keys(), ...product.keys()]))
      this.add(figure, of, documents.get(of) ?? 0n, product.get(of) ?? 0n)
  }

  table(): string[][] {
    const rows = [...this.#figures].map(([figure, { of, documents, product, differing }]) => [
      ...[differing.length ? 'FAIL' : 'ok', figure, String(of), String(documents)],
      ...[String(product), String(product - documents), String(differing.length)],
    ])
    return [['', 'figure', 'records', 'documents', 'portal', 'difference', 'differ'], ...rows]
  }

  get differences(): string[] {
    return [...this.#figures.values()].flatMap(({ differing }) => differing)
  }

  has(figure: string): boolean {
    return this.#figures.has(figure)
  }
}

/** Adds to a sum by a name. */
export function addTo(sums: Map<string, bigint>, of: string, value: bigint) {
  sums.set(of, (sums.get(of) ?? 0n) + value)
}
