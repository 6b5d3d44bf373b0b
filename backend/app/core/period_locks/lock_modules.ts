/** The parts of the books that are locked apart; `all` locks every one of them. */
export const LOCK_MODULES = ['all', 'sales', 'purchasing', 'stock', 'ledger'] as const
export type LockModule = (typeof LOCK_MODULES)[number]

/** A part that documents are posted in. */
export type PostedModule = Exclude<LockModule, 'all'>
