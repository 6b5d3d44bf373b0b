import { percentOf } from '#engines/money/money'
import type { Change } from '#production/schedules/change'
import {
  COMPLETION,
  ENVELOPE,
  FINISHES,
  MOBILIZATION,
  SERVICES,
  STRUCTURE,
  SUBSTRUCTURE,
  type Activity,
} from './programme_parts.js'

/** What the works may cost of each riyal of the contract, in basis points: the rest is overhead and profit. */
const COST_SHARE = 8600

/** Working minutes of a day. */
const DAY = 480
/** Those of a day on which concrete cures. */
const WHOLE_DAY = 1440

export interface Size {
  floors: number
  zones: number
}

export interface Ids {
  resources: ReadonlyMap<string, number>
  calendars: ReadonlyMap<string, number>
}

/**
 * The programme of a building as changes of an empty schedule: structure floor by floor and zone by zone,
 * services and finishes behind it, linked as site managers do.
 * @param resources ids of the crews by code
 * @param calendars ids of the calendars by code
 */
export function programmeOf({ floors, zones }: Size, { resources, calendars }: Ids): Change[] {
  return new Programme(resources, calendars).build(floors, zones)
}

/**
 * The budgets of a programme, brought to the size of its contract.
 * @param contractMinor what the contract is worth before VAT; 0 leaves the budgets as they are
 */
export function withinContract(
  changes: Change[],
  contractMinor: number,
  exponent: number
): Change[] {
  const budgeted = changes.filter(({ fields }) => fields?.budget)
  const sum = budgeted.reduce((total, { fields }) => total + Number(fields!.budget), 0)
  const target = percentOf(contractMinor, COST_SHARE) / 10 ** exponent
  if (!target || !sum) return changes
  return changes.map((change) => {
    if (!change.fields?.budget) return change
    const hundreds = Math.max(1, Math.round((Number(change.fields.budget) * target) / sum / 100))
    return { ...change, fields: { ...change.fields, budget: `${hundreds * 100}` } }
  })
}

class Programme {
  private readonly changes: Change[] = []
  private count = 0

  constructor(
    private readonly resources: ReadonlyMap<string, number>,
    private readonly calendars: ReadonlyMap<string, number>
  ) {}

  build(floors: number, zones: number): Change[] {
    const begin = this.milestone('Commencement', 'بدء الأعمال', 'start_milestone')
    const mobilized = this.chain(this.summary('Mobilization', 'التجهيز'), MOBILIZATION, [begin])
    const substructure = this.summary('Substructure', 'الأعمال تحت الأرض')
    const grounds = this.zoned(zones).map((zone) =>
      this.chain(this.partOf(substructure, zone), SUBSTRUCTURE, [mobilized])
    )
    const { tops, finished } = this.storeys(floors, zones, grounds)
    const structure = this.milestone(
      'Structure complete',
      'اكتمال الهيكل',
      'finish_milestone',
      tops
    )
    const facade = this.chain(this.summary('Envelope', 'الغلاف الخارجي'), ENVELOPE, [structure])
    const weathertight = this.milestone('Weathertight', 'اكتمال الغلاف', 'finish_milestone', [
      facade,
    ])
    const completed = this.chain(this.summary('Completion', 'الإنجاز'), COMPLETION, [
      weathertight,
      ...finished,
    ])
    this.milestone('Handover', 'التسليم الابتدائي', 'finish_milestone', [completed])
    return this.changes
  }

  /** Each floor stands on the one below; services follow two floors behind, finishes behind services. */
  private storeys(floors: number, zones: number, grounds: string[]) {
    const structure = this.summary('Superstructure', 'الهيكل الإنشائي')
    const fitOut = this.summary('Services and finishes', 'الخدمات والتشطيبات')
    let below = grounds
    const finished: string[] = []
    for (let floor = 1; floor <= floors; floor++) {
      const level = { en: `Level ${floor}`, ar: `الدور ${floor}` }
      const frame = this.partOf(structure, level)
      const rooms = this.partOf(fitOut, level)
      below = this.zoned(zones).map((zone, at) => {
        const side = at ? [below[at - 1]!] : []
        const top = this.chain(this.partOf(frame, zone), STRUCTURE, [below[at]!, ...side])
        const area = this.partOf(rooms, zone)
        const served = this.chain(area, SERVICES, [top], 10 * DAY)
        finished.push(this.chain(area, FINISHES, [served]))
        return top
      })
    }
    return { tops: below, finished }
  }

  private zoned(zones: number) {
    return Array.from({ length: zones }, (_, at) => ({
      en: `Zone ${'ABCDEF'[at]}`,
      ar: `المنطقة ${'أبجدهو'[at]}`,
    }))
  }

  private summary(name: string, nameAr: string): string {
    return this.add({ name, nameAr })
  }

  private partOf(parentId: string, { en, ar }: { en: string; ar: string }): string {
    return this.add({ name: en, nameAr: ar }, parentId)
  }

  private milestone(
    name: string,
    nameAr: string,
    kind: 'start_milestone' | 'finish_milestone',
    after: string[] = []
  ): string {
    const ref = this.add({ name, nameAr, kind })
    for (const fromId of after) this.changes.push({ op: 'link', fromId, toId: ref })
    return ref
  }

  /** Activities one after another. @returns the last */
  private chain(parentId: string, activities: Activity[], after: string[], lag = 0): string {
    let last: string | null = null
    for (const activity of activities) {
      const ref = this.addActivity(parentId, activity)
      const { type, lagDays } = activity.follows ?? { type: 'FS', lagDays: 0 }
      if (last) this.changes.push({ op: 'link', fromId: last, toId: ref, type, lag: lagDays * DAY })
      else
        for (const fromId of after)
          this.changes.push({ op: 'link', fromId, toId: ref, type: 'FS', lag })
      last = ref
    }
    return last!
  }

  private addActivity(parentId: string, activity: Activity): string {
    const { name, nameAr, days, crew, machine, cost, calendar } = activity
    const duration = calendar === 'CURING' ? days * WHOLE_DAY : this.varied(days) * DAY
    const own = calendar ? { calendarId: this.calendars.get(calendar)! } : {}
    const ref = this.add({ name, nameAr, duration, budget: `${cost * 1000}.00`, ...own }, parentId)
    for (const code of machine ? [crew, machine] : [crew])
      this.changes.push({
        ...{ op: 'assign', taskId: ref },
        ...{ resourceId: this.resources.get(code)!, units: '1' },
      })
    return ref
  }

  /** No two floors take quite the same time. */
  private varied(days: number): number {
    return Math.max(1, days + ((this.count * 7) % 3) - 1)
  }

  private add(fields: NonNullable<Change['fields']>, parentId?: string): string {
    const ref = `t${++this.count}`
    const code = `A${1000 + 10 * this.count}`
    this.changes.push({ op: 'add', ref, parentId, fields: { code, ...fields } })
    return ref
  }
}
