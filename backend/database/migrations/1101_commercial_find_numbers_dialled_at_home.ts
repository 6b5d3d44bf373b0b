import { BaseSchema } from '@adonisjs/lucid/schema'

const AT_ONCE = 500

/**
 * Clients that no one has saved since are found by their Saudi numbers as they are dialled at home, too: those
 * of the demo company, and those of blocks that the numbering plan had not opened.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (let last = 0; ;) {
        const rows = await db
          .from('clients')
          .where('id', '>', last)
          .orderBy('id')
          .limit(AT_ONCE)
          .select('id', 'search_text', 'mobile', 'phone')
        if (!rows.length) break
        for (const { id, search_text: text, mobile, phone } of rows) {
          const missing = [mobile, phone].flatMap(wordsOf).filter((word) => !knows(text, word))
          if (!missing.length) continue
          const searchText = [text, ...missing].join(' ')
          await db.from('clients').where('id', id).update({ search_text: searchText })
        }
        last = rows.at(-1).id
      }
    })
  }

  async down() {
    // what was added to the text finds nothing that is not there
  }
}

const knows = (text: string, word: string) => ` ${text} `.includes(` ${word} `)

function wordsOf(number: string | null): string[] {
  const [, national] = /^(?:0{0,2}966|0)(\d{8,9})$/.exec(number?.replace(/\D/g, '') ?? '') ?? []
  return national ? [`0${national}`, national, `966${national}`] : []
}
