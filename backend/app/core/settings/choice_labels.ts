import db from '@adonisjs/lucid/services/db'
import { fold } from '#engines/text/fold'

interface Bilingual {
  en: string
  ar: string
}

interface Choice {
  value: string
  label: string
  labelAr: string
}

export type ChoiceLabel<List extends string> = (
  list: List,
  value: string | null | undefined
) => Bilingual | string | null

/**
 * Labels of choice values in both languages, those of the code and those that an administrator has
 * added; a value that no list knows stands for itself.
 */
export async function choiceLabels<List extends string>(
  lists: Readonly<Record<List, readonly Choice[]>>
): Promise<ChoiceLabel<List>> {
  const names = Object.keys(lists) as List[]
  const labels = new Map<string, Bilingual>()
  const add = (list: string, { value, label, labelAr }: Choice) => {
    for (const name of [value, label, labelAr])
      labels.set(`${list} ${fold(name)}`, { en: label, ar: labelAr })
  }
  for (const list of names) for (const choice of lists[list]) add(list, choice)
  const rows = await db
    .from('list_options')
    .whereIn('list', names)
    .select('list', 'value', 'label', 'label_ar as labelAr')
  for (const row of rows) add(row.list, row)
  return (list, value) => (value ? (labels.get(`${list} ${fold(value)}`) ?? value) : null)
}

/** Every name of the values of a list, those of the code and those that an administrator has added. */
export async function choiceNames(
  list: string,
  builtIn: readonly Choice[]
): Promise<{ name: string; value: string }[]> {
  const added: Choice[] = await db
    .from('list_options')
    .where('list', list)
    .select('value', 'label', 'label_ar as labelAr')
  return [...builtIn, ...added].flatMap(({ value, label, labelAr }) =>
    [value, label, labelAr].map((name) => ({ name, value }))
  )
}
