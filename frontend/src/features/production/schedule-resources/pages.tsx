import type { Schema } from '../../../api/types'
import {
  arabicLine,
  choice,
  code,
  decimal,
  flag,
  line,
  money,
  person,
  reference,
} from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { MachineName } from './machine-name'
import { MachineNotice } from './machine-notice'
import { PeriodsInput } from './periods-input'
import { PeriodsText } from './periods-text'
import type { Period } from './schedule-resource'

type Machine = Pick<Schema<'ScheduleResource'>, 'equipmentId' | 'equipmentName'>

export const { List, Create, Edit, Show } = plainPages<Schema<'ScheduleResource'>>({
  resource: 'production.schedule_resources',
  label: 'code',
  searchable: true,
  exportable: true,
  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120 }),
    kind: choice({ list: 'resource-kinds', required: true, sortable: true }),
    capacity: decimal({ required: true, sortable: true }),
    periods: {
      ...{ wide: true, unlisted: true, initial: [], input: <PeriodsInput /> },
      show: (record) => <PeriodsText periods={(record.periods ?? []) as Period[]} />,
    },
    costPerHour: money({ optional: true }),
    calendarId: reference({ lookup: 'work-calendars/lookup' }),
    equipmentId: {
      ...reference({ lookup: 'equipment/lookup' }),
      show: (record) => <MachineName {...(record as Machine)} />,
    },
    userId: person(),
    active: flag({ initial: true }),
  },
  notice: (resource) => <MachineNotice resource={resource} />,
})
