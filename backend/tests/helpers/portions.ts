import fc from 'fast-check'

/** Portions of up to nine parts in basis points; together they are the whole. */
export const somePortions = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 8 })
  .map((cuts) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000]
    return edges.slice(1).map((edge, i) => edge - edges[i]!)
  })
