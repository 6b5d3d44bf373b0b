import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** What the letters have said until now, so that those already written keep it. */
const LEVELS = [
  {
    days: 1,
    title_en: 'Payment reminder',
    title_ar: 'تذكير بالسداد',
    body_en:
      'According to our records the invoices below are past their due day. If you have paid in the meantime, please disregard this letter. Otherwise we kindly ask you to transfer the amount.',
    body_ar:
      'تشير سجلاتنا إلى أن الفواتير أدناه قد تجاوزت تاريخ استحقاقها. إن كنتم قد سددتم فنرجو اعتبار هذا الخطاب لاغياً، وإلا فنأمل منكم تحويل المبلغ.',
  },
  {
    days: 15,
    title_en: 'Second reminder',
    title_ar: 'تذكير ثانٍ بالسداد',
    body_en:
      'The invoices below are still unpaid. Please transfer the amount within seven days, or tell us what prevents the payment.',
    body_ar:
      'لا تزال الفواتير أدناه غير مسددة. نرجو تحويل المبلغ خلال سبعة أيام، أو إفادتنا بما يحول دون السداد.',
  },
  {
    days: 30,
    title_en: 'Demand for payment',
    title_ar: 'مطالبة بالسداد',
    body_en:
      'In spite of our reminders the invoices below have not been paid. We demand payment within seven days of the date of this letter.',
    body_ar:
      'رغم تذكيراتنا السابقة لم تُسدد الفواتير أدناه. نطالبكم بسدادها خلال سبعة أيام من تاريخ هذا الخطاب.',
  },
  {
    days: 60,
    title_en: 'Final demand',
    title_ar: 'إنذار أخير بالسداد',
    body_en:
      'This is our final demand for the invoices below. If the amount isn’t received within seven days of the date of this letter, we will take the steps that the law and our contract allow.',
    body_ar:
      'هذا إنذارنا الأخير بسداد الفواتير أدناه. إذا لم يصلنا المبلغ خلال سبعة أيام من تاريخ هذا الخطاب فسنتخذ الإجراءات التي يتيحها النظام والعقد.',
  },
]

export default class extends BaseSchema {
  async up() {
    // when a letter of each level is due, and what it says in both languages
    this.schema.createTable('dunning_levels', (table) => {
      table.increments('id')
      table.integer('level').notNullable().unique('dunning_levels_level_unique')
      table.integer('days').notNullable()
      texts(table)
      stamps(table)
    })
    // a letter keeps what it said, whatever its level says later
    this.schema.alterTable('dunning_letters', (table) => texts(table, true))
    this.defer(async (db) => {
      const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
      for (const [index, { days, ...said }] of LEVELS.entries()) {
        const level = index + 1
        const stamp = { version: 1, created_at: now, updated_at: now }
        await db.table('dunning_levels').insert({ level, days, ...said, ...stamp })
        await db.from('dunning_letters').where('level', level).update(said)
      }
    })
  }

  async down() {
    this.schema.alterTable('dunning_letters', (table) => {
      for (const column of ['title_en', 'title_ar', 'body_en', 'body_ar']) table.dropColumn(column)
    })
    this.schema.dropTable('dunning_levels')
  }
}

type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

/** An empty text stands in rows that the next step fills. */
function texts(table: Table, filledLater = false) {
  for (const [name, length] of [
    ['title_en', 120],
    ['title_ar', 120],
    ['body_en', 2000],
    ['body_ar', 2000],
  ] as const) {
    const column = table.string(name, length).notNullable()
    if (filledLater) column.defaultTo('')
  }
}
