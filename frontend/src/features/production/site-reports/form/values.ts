import type { SiteReport } from '../site-report'
import type { NewReport } from '../queue/entry'

/* What the form holds: text as it is typed. Rows have a key for as long as they are on the screen. */
export interface CrewRow {
  key: string
  trade: string | null
  headcount: string
  hours: string
}
export interface EquipmentRow {
  key: string
  name: string
  count: string
  hours: string
}
export interface WorkRow {
  key: string
  taskId: number | null
  /** Of the task, to be read without a connection. */
  label: string
  /** What was installed of it; the quantity is in its unit. */
  materialId: number | null
  materialLabel: string
  quantity: string
  unit: string
  percent: string
  /** Working hours that are left, where they don't follow the percentage. */
  remaining: string
  note: string
}
export interface BlockerRow {
  key: string
  reason: string | null
  taskId: number | null
  label: string
  details: string
}
export interface ReportValues {
  projectId: number | null
  projectLabel: string
  reportOn: string
  weather: string | null
  temperatureLow: string
  temperatureHigh: string
  visitors: string
  notes: string
  crews: CrewRow[]
  equipment: EquipmentRow[]
  works: WorkRow[]
  blockers: BlockerRow[]
}

let serial = 0
const rowKey = () => `${Date.now()}-${++serial}`

export const NEW_ROW = {
  crews: (): CrewRow => ({ key: rowKey(), trade: null, headcount: '', hours: '8' }),
  equipment: (): EquipmentRow => ({ key: rowKey(), name: '', count: '1', hours: '' }),
  works: (): WorkRow => ({
    ...{ key: rowKey(), taskId: null, label: '', materialId: null, materialLabel: '' },
    ...{ quantity: '', unit: '', percent: '' },
    ...{ remaining: '', note: '' },
  }),
  blockers: (): BlockerRow => ({
    ...{ key: rowKey(), reason: null, taskId: null, label: '', details: '' },
  }),
}

export const emptyValues = (reportOn: string): ReportValues => ({
  ...{ projectId: null, projectLabel: '', reportOn, weather: null },
  ...{ temperatureLow: '', temperatureHigh: '', visitors: '', notes: '' },
  ...{ crews: [], equipment: [], works: [], blockers: [] },
})

const asText = (value: number | string | null) => (value === null ? '' : String(value))

/** A report of the portal as the form holds it. */
export const valuesOf = (report: SiteReport): ReportValues => ({
  projectId: report.projectId,
  projectLabel: `${report.projectCode} — ${report.projectName}`,
  reportOn: report.reportOn,
  weather: report.weather,
  temperatureLow: asText(report.temperatureLow),
  temperatureHigh: asText(report.temperatureHigh),
  visitors: report.visitors ?? '',
  notes: report.notes ?? '',
  crews: report.crews.map(({ trade, headcount, hours }) => ({
    ...{ key: rowKey(), trade, headcount: String(headcount), hours },
  })),
  equipment: report.equipment.map(({ name, count, hours }) => ({
    ...{ key: rowKey(), name, count: String(count), hours },
  })),
  works: report.works.map((work) => ({
    ...{ key: rowKey(), taskId: work.taskId, label: `${work.taskCode} ${work.taskName}` },
    ...{ materialId: work.materialId, materialLabel: work.materialName ?? '' },
    ...{ quantity: work.quantity ?? '', unit: work.unit ?? '', note: work.note ?? '' },
    percent: String(work.percentComplete),
    remaining: work.remaining === null ? '' : String(work.remaining / 60),
  })),
  blockers: report.blockers.map(({ reason, taskId, taskName, details }) => ({
    ...{ key: rowKey(), reason, taskId, label: taskName ?? '', details },
  })),
})

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** What the portal is sent; the form has to be complete. */
export function bodyOf(values: ReportValues): Omit<NewReport, 'clientKey'> {
  return {
    projectId: values.projectId!,
    reportOn: values.reportOn,
    weather: values.weather as NewReport['weather'],
    temperatureLow: numberOf(values.temperatureLow),
    temperatureHigh: numberOf(values.temperatureHigh),
    visitors: orNull(values.visitors),
    notes: orNull(values.notes),
    crews: values.crews.map(({ trade, headcount, hours }) => ({
      trade: trade as NonNullable<NewReport['crews']>[number]['trade'],
      ...{ headcount: Number(headcount), hours },
    })),
    equipment: values.equipment.map(({ name, count, hours }) => ({
      ...{ name: name.trim(), count: Number(count), hours },
    })),
    works: values.works.map((work) => ({
      taskId: work.taskId!,
      // a report that was kept by an earlier version of the page knows no materials
      materialId: work.materialId ?? null,
      ...{ quantity: orNull(work.quantity), unit: orNull(work.unit), note: orNull(work.note) },
      percentComplete: Number(work.percent),
      remaining: work.remaining === '' ? null : Math.round(Number(work.remaining) * 60),
    })),
    blockers: values.blockers.map(({ reason, taskId, details }) => ({
      reason: reason as NonNullable<NewReport['blockers']>[number]['reason'],
      ...{ taskId, details: details.trim() },
    })),
  }
}

const isNumber = (text: string, digits: number) =>
  new RegExp(`^\\d{1,15}(\\.\\d{1,${digits}})?$`).test(text)

/** Keys of messages by field, as the portal names the fields: what has to be mended before it is sent. */
export function problemsOf(values: ReportValues, today: string): Record<string, string> {
  const problems: Record<string, string> = {}
  const need = (name: string, isThere: unknown, message = 'required') => {
    if (!isThere) problems[name] ??= message
  }
  need('projectId', values.projectId)
  need('reportOn', values.reportOn)
  need('reportOn', values.reportOn <= today, 'future')
  need('weather', values.weather)
  const whole = (text: string, from: number, to: number) =>
    /^-?\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to
  for (const name of ['temperatureLow', 'temperatureHigh'] as const)
    need(name, values[name] === '' || whole(values[name], -50, 70), 'number')
  const hours = (text: string) => isNumber(text, 2) && Number(text) <= 24
  values.crews.forEach(({ trade, headcount, hours: worked }, at) => {
    need(`crews.${at}.trade`, trade)
    need(`crews.${at}.headcount`, whole(headcount, 1, 5000), 'number')
    need(`crews.${at}.hours`, hours(worked), 'hours')
  })
  values.equipment.forEach(({ name, count, hours: worked }, at) => {
    need(`equipment.${at}.name`, name.trim())
    need(`equipment.${at}.count`, whole(count, 1, 500), 'number')
    need(`equipment.${at}.hours`, hours(worked), 'hours')
  })
  const share = (text: string) => isNumber(text, 2) && Number(text) <= 100
  const amount = (text: string) => text === '' || isNumber(text, 4)
  values.works.forEach(({ taskId, materialId, quantity, percent, remaining }, at) => {
    need(`works.${at}.taskId`, taskId)
    need(`works.${at}.percentComplete`, share(percent), 'percent')
    need(`works.${at}.quantity`, amount(quantity), 'number')
    need(`works.${at}.quantity`, !materialId || quantity !== '')
    need(`works.${at}.remaining`, amount(remaining), 'number')
  })
  values.blockers.forEach(({ reason, details }, at) => {
    need(`blockers.${at}.reason`, reason)
    need(`blockers.${at}.details`, details.trim())
  })
  return problems
}
