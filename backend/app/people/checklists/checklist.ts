import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ChecklistSchema } from '#database/schema'
import type { ChecklistKind, ChecklistStatus } from '#people/enums/checklists'
import ChecklistItem from './checklist_item.js'

/** What is to be done because somebody joins or leaves. */
export default class Checklist extends ChecklistSchema {
  @column()
  declare kind: ChecklistKind

  @column()
  declare status: ChecklistStatus

  @hasMany(() => ChecklistItem, { onQuery: (query) => void query.orderBy('sequence') })
  declare items: HasMany<typeof ChecklistItem>

  /** What the audit log compares. */
  toAudit() {
    const { employeeId, kind, name, nameAr, anchorOn, status, itemCount, doneCount } = this
    return { employeeId, kind, name, nameAr, anchorOn, status, itemCount, doneCount }
  }

  /** What follows from the items. */
  refreshFrom(items: readonly ChecklistItem[]) {
    const open = items.filter(({ doneAt }) => doneAt === null)
    this.itemCount = items.length
    this.doneCount = items.length - open.length
    this.nextDueOn = open.map(({ dueOn }) => dueOn).sort()[0] ?? null
    if (this.status !== 'cancelled') this.status = open.length ? 'open' : 'completed'
  }
}
