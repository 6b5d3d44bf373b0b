import { arabicLine, code, decimal, line, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { ChangesInput } from './changes-input'
import { ChangesText } from './changes-text'
import { WeekInput, WeekText } from './week-input'
import { MonthHours } from './month-hours'
import { WORK_CALENDARS, type WorkCalendar } from './work-calendar'

export const { List, Create, Edit, Show } = plainPages<WorkCalendar>({
  resource: WORK_CALENDARS,
  label: 'code',
  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120, required: true }),
    hoursPerDay: decimal({ required: true }),
    basedOnId: reference({ lookup: 'work-calendars/lookup' }),
    week: {
      wide: true,
      optional: true,
      input: <WeekInput />,
      show: (record) => <WeekText week={(record as unknown as WorkCalendar).week} />,
    },
    changes: {
      wide: true,
      optional: true,
      initial: [],
      input: <ChangesInput />,
      show: (record) => <ChangesText changes={(record as unknown as WorkCalendar).changes} />,
    },
  },
  tabs: [{ key: 'month', content: ({ id, version }) => <MonthHours id={id} version={version} /> }],
})
