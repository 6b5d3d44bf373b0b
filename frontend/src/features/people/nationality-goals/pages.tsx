import type { Schema } from '../../../api/types'
import { CountryInput } from '../../../kit/inputs/country-input'
import { line, reference, wholeNumber } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'NationalityGoal'>>({
  resource: 'people.nationality_goals',
  label: 'nationality',
  fields: {
    nationality: {
      ...line({ max: 80, required: true, sortable: true }),
      input: <CountryInput />,
    },
    departmentId: reference({ lookup: 'departments/lookup' }),
    percent: wholeNumber({ required: true, sortable: true }),
  },
})
