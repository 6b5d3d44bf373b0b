import { JournalEntrySchema } from '#database/schema'

/** An entry of the general ledger; nothing of it ever changes. */
export default class JournalEntry extends JournalEntrySchema {}
