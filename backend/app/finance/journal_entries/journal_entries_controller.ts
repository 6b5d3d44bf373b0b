import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import JournalEntry from './journal_entry.js'
import { journalEntryListing } from './listing.js'
import { presentEntries, showEntry } from './present_entries.js'

export default class JournalEntriesController {
  async index(ctx: HttpContext) {
    return presentEntries(await answerList(ctx, JournalEntry, journalEntryListing))
  }

  async show({ params }: HttpContext) {
    return showEntry(params.id)
  }
}
