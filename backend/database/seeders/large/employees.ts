import { FIRST_NAMES, LAST_NAMES } from '#database/seeders/demo/commercial/client_names'
import { searchText } from '#engines/text/fold'
import {
  afterDays,
  dayOf,
  firstFreeId,
  inChunks,
  instantOf,
  sqlTime,
  type LargeContext,
} from './context.js'
import type { Row } from './row_writer.js'
import { FATHERS } from './vocabulary.js'

const POSITIONS = [
  ['Glazier', 'فني زجاج', 'S7'],
  ['Steel fixer', 'حداد مسلح', 'S7'],
  ['Welder', 'لحام', 'S6'],
  ['Foreman', 'مراقب موقع', 'S4'],
  ['Site engineer', 'مهندس موقع', 'S2'],
] as const
const SITES = ['Riyadh site', 'Jeddah site', 'Dammam site', 'Head office, Riyadh'] as const
const NATIONALITIES = ['Saudi Arabia', 'India', 'Pakistan', 'Egypt', 'Philippines'] as const
/** One of so many has left, or has moved to another department. */
const LEAVER = 8
const MOVER = 10
const LEAVES = 4

interface Firm {
  context: LargeContext
  departments: number[]
  managers: number[]
  leaveTypes: number[]
  kinds: number[]
  stamps: Row
}

/** Adds people with the history of their jobs, their leave and two documents each. */
export async function addEmployees(context: LargeContext, count: number) {
  const by = context.user('hr.manager')
  const at = sqlTime(context.now)
  const idsOf = async (table: string) =>
    (await context.trx.from(table).orderBy('id').limit(40).select('id')).map(({ id }) => id)
  const firm: Firm = {
    context,
    departments: await idsOf('departments'),
    managers: await idsOf('employees'),
    leaveTypes: await idsOf('leave_types'),
    kinds: await idsOf('document_kinds'),
    stamps: { version: 1, created_by: by, updated_by: by, created_at: at, updated_at: at },
  }
  const first = await firstFreeId(context, 'employees')
  await inChunks(count, async (from, to) => {
    const people = Array.from({ length: to - from }, (_, at) =>
      person(firm, first + from + at, instantOf(context, from + at, count))
    )
    await context.write('employees', people)
    await context.write(
      'job_changes',
      people.flatMap((row) => changesOf(firm, row))
    )
    await context.write(
      'leave_requests',
      people.flatMap((row) => leavesOf(firm, row))
    )
    await context.write(
      'person_documents',
      people.flatMap((row) => documentsOf(firm, row))
    )
  })
}

function person({ context, departments, managers, stamps }: Firm, id: number, joined: number): Row {
  const { random } = context
  const names = [random.pick(FIRST_NAMES), random.pick(FATHERS), random.pick(LAST_NAMES)]
  const [name, nameAr] = [0, 1].map((at) => names.map((one) => one[at]).join(' '))
  const [position, positionAr, grade] = random.pick(POSITIONS)
  const hasLeft = id % LEAVER === 0
  const location = random.pick(SITES)
  const number = `P-${String(id).padStart(6, '0')}`
  return {
    ...{ id, number, name: name!, name_ar: nameAr!, position, position_ar: positionAr, grade },
    ...{ department_id: random.pick(departments), manager_id: random.pick(managers), location },
    ...{ employed: hasLeft ? 0 : 1, status: hasLeft ? 'resigned' : 'active' },
    ...{ employment_type: 'full_time', weekend: 'friday', join_on: dayOf(joined) },
    end_on: hasLeft ? dayOf(afterDays(joined, random.whole(90, 900), context)) : null,
    nationality: random.pick(NATIONALITIES),
    search_text: searchText(number, name!, nameAr!, position, positionAr, location),
    ...stamps,
  }
}

function changesOf({ context, departments, stamps }: Firm, row: Row): Row[] {
  const { random, now } = context
  const joined = Date.parse(String(row.join_on))
  const change = (on: string, kind: string, job: Row): Row => ({
    ...{
      employee_id: row.id!,
      effective_on: on,
      kind,
      department_id: null,
      status: null,
      end_on: null,
    },
    ...{ ...job, applied_at: sqlTime(now) },
    stated: JSON.stringify(Object.keys(job).map((name) => NAMES[name])),
    ...stamps,
  })
  const isMover = Number(row.id) % MOVER === 1
  const began = isMover ? random.pick(departments) : row.department_id!
  return [
    change(String(row.join_on), 'joined', { department_id: began, status: 'active' }),
    ...(isMover
      ? [
          change(dayOf(afterDays(joined, 60, context)), 'changed', {
            department_id: row.department_id!,
          }),
        ]
      : []),
    ...(row.end_on === null
      ? []
      : [change(String(row.end_on), 'left', { status: 'resigned', end_on: row.end_on! })]),
  ]
}

const NAMES: Record<string, string> = {
  department_id: 'departmentId',
  status: 'status',
  end_on: 'endOn',
}

/** Weeks of leave in the last two years. */
function leavesOf({ context, leaveTypes, stamps }: Firm, { id }: Row): Row[] {
  const { random, now } = context
  return Array.from({ length: LEAVES }, (_, at) => {
    const from = now - random.whole(10, 700) * 86_400_000
    const days = random.whole(2, 12)
    return {
      ...{ number: `LV-${id}-${at}`, employee_id: id!, leave_type_id: random.pick(leaveTypes) },
      ...{ from_on: dayOf(from), to_on: dayOf(from + (days - 1) * 86_400_000) },
      ...{ starts_half: 0, ends_half: 0, days_e4: days * 10_000, status: 'approved' },
      ...stamps,
    }
  })
}

function documentsOf({ context, kinds, stamps }: Firm, { id }: Row): Row[] {
  const { random, now } = context
  return [0, 1].map((at) => ({
    ...{ employee_id: id!, document_kind_id: random.pick(kinds), number: `DOC-${id}-${at}` },
    expires_on: dayOf(now + random.whole(-30, 900) * 86_400_000),
    ...stamps,
  }))
}
