import db from '@adonisjs/lucid/services/db'
import { fold } from '#core/text/fold'
import { ENGINEERING_LISTS, type EngineeringList } from '#engineering/enums/lists'

interface Bilingual {
  en: string
  ar: string
}

export type LabelOf = (
  list: EngineeringList,
  value: string | null | undefined
) => Bilingual | string | null

/** Labels of choice values in both languages; a value that no list knows stands for itself. */
export async function labelsOf(lists: EngineeringList[]): Promise<LabelOf> {
  const labels = new Map<string, Bilingual>()
  const add = (list: string, names: string[], label: Bilingual) => {
    for (const name of names) labels.set(`${list} ${fold(name)}`, label)
  }
  for (const list of lists) {
    for (const { value, label, labelAr } of ENGINEERING_LISTS[list]) {
      add(list, [value, label, labelAr], { en: label, ar: labelAr })
    }
  }
  const rows = await db
    .from('list_options')
    .whereIn('list', lists)
    .select('list', 'value', 'label', 'label_ar')
  for (const row of rows)
    add(row.list, [row.value, row.label, row.label_ar], { en: row.label, ar: row.label_ar })
  return (list, value) => (value ? (labels.get(`${list} ${fold(value)}`) ?? value) : null)
}
