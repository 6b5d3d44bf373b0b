import { updateOf, type CellContext, type GridColumn } from './column'

const people = ({ people: all }: CellContext) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }))

/** Who sees to a task. */
export const ASSIGNEE: GridColumn = {
  key: 'assigneeId',
  width: 160,
  optional: true,
  text: ({ task: { assigneeId } }, context) =>
    context.people.find(({ id }) => id === assigneeId)?.name ?? '',
  choices: (context) => [{ value: '', label: '–' }, ...people(context)],
  parse: (text, row, _, context) => {
    const plain = text.trim().toLowerCase()
    if (!plain) return updateOf(row, { assigneeId: null })
    const found = people(context).find(
      ({ value, label }) => value === plain || label.toLowerCase() === plain
    )
    if (!found) return { problem: context.t('production.schedules.problems.no_person', { text }) }
    return updateOf(row, { assigneeId: Number(found.value) })
  },
}
