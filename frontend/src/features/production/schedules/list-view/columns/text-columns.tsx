import { MixedText } from '../../../../../kit/display/mixed-text'
import { nameIn } from '../../../../../kit/display/name-in'
import { updateOf, type GridColumn } from './column'

/** What a task is called. */
export const TEXT_COLUMNS: GridColumn[] = [
  { key: 'wbs', width: 72, dir: 'ltr', text: ({ task }) => task.wbs },
  {
    key: 'code',
    width: 104,
    dir: 'ltr',
    text: ({ task }) => task.code,
    parse: (text, row, { schedule }, { t }) => {
      const code = text.trim()
      if (!code) return { problem: t('production.schedules.problems.code_required') }
      const other = schedule.tasks.find((task) => task.code === code && task.id !== row.task.id)
      if (!other) return updateOf(row, { code })
      const name = other.name
      return { problem: t('production.schedules.problems.code_taken', { code, name }) }
    },
  },
  {
    key: 'name',
    width: 300,
    // people edit the name that they see
    text: ({ task }, { language }) => nameIn(language, task.name, task.nameAr),
    render: ({ task }, { language }) => (
      <MixedText>{nameIn(language, task.name, task.nameAr)}</MixedText>
    ),
    parse: (text, row, _, { t, language }) => {
      const name = text.trim()
      if (!name) return { problem: t('production.schedules.problems.name_required') }
      const isArabic = language.startsWith('ar') && row.task.nameAr !== null
      return updateOf(row, isArabic ? { nameAr: name } : { name })
    },
  },
  {
    key: 'nameAr',
    width: 220,
    optional: true,
    text: ({ task }) => task.nameAr ?? '',
    parse: (text, row) => updateOf(row, { nameAr: text.trim() || null }),
  },
  {
    key: 'note',
    width: 220,
    optional: true,
    text: ({ task }) => task.note ?? '',
    parse: (text, row) => updateOf(row, { note: text.trim() || null }),
  },
]
