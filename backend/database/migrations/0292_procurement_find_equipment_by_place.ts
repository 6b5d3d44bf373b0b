import { BaseSchema } from '@adonisjs/lucid/schema'
import { searchText } from '#engines/text/fold'

/** Equipment that is kept already is found by its place and project too. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const placed = await db
        .from('equipment')
        .where((query) => void query.whereNotNull('location').orWhereNotNull('project_id'))
        .select('id', 'search_text', 'location', 'project_name', 'project_name_ar')
      for (const row of placed) {
        const where = searchText(row.location, row.project_name, row.project_name_ar)
        await db
          .from('equipment')
          .where('id', row.id)
          .update({ search_text: `${row.search_text} ${where}` })
      }
    })
  }

  /** What is found by more words than before stays. */
  async down() {}
}
