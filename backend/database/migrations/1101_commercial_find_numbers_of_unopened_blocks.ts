import { BaseSchema } from '@adonisjs/lucid/schema'

const AT_ONCE = 500

/** Saudi numbers that no key knows, of blocks that were not opened yet, are found as they are dialled at home too. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (const [number, key] of [
        ['mobile', 'mobile_key'],
        ['phone', 'phone_key'],
      ])
        for (let last = 0; ;) {
          const rows = await db
            .from('clients')
            .whereNull(key!)
            .whereNotNull(number!)
            .where('id', '>', last)
            .orderBy('id')
            .limit(AT_ONCE)
            .select('id', 'search_text', `${number} as number`)
          if (!rows.length) break
          for (const row of rows) {
            const words = wordsOf(row.number)
            if (!words) continue
            const searchText = `${row.search_text} ${words}`
            await db.from('clients').where('id', row.id).update({ search_text: searchText })
          }
          last = rows.at(-1).id
        }
    })
  }

  async down() {
    // what was added to the text finds nothing that is not there
  }
}

function wordsOf(number: string): string | null {
  const [, national] = /^(?:0{0,2}966|0)(\d{8,9})$/.exec(number.replace(/\D/g, '')) ?? []
  return national ? `0${national} ${national} 966${national}` : null
}
