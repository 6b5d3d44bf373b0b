/** Lines of statements and of the ledger that go together. */
export interface Sides {
  lineIds: number[]
  journalLineIds: number[]
}
