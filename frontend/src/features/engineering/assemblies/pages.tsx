import type { Schema } from '../../../api/types'
import { arabicLine, code, flag, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { ComponentsInput, ComponentsText, ParametersInput, ParametersText } from './rows'

type Assembly = Schema<'Assembly'>

export const { List, Create, Edit, Show } = plainPages<Assembly>({
  resource: 'engineering.assemblies',
  label: 'code',
  searchable: true,
  fields: {
    code: code({ max: 30, required: true, sortable: true }),
    name: line({ max: 160, required: true, sortable: true }),
    nameAr: arabicLine({ max: 160, required: true }),
    active: flag({ initial: true, sortable: true }),
    parameters: {
      wide: true,
      optional: true,
      initial: [],
      input: <ParametersInput />,
      show: (record) => <ParametersText assembly={record as unknown as Assembly} />,
    },
    components: {
      wide: true,
      optional: true,
      initial: [],
      input: <ComponentsInput />,
      show: (record) => <ComponentsText assembly={record as unknown as Assembly} />,
    },
  },
})
