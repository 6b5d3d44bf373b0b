import {
  arabicLine,
  choice,
  flag,
  line,
  reference,
  type PlainField,
} from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { CHECKLIST_TEMPLATES, type ChecklistTemplate } from './checklist-template'
import { ItemList } from './item-list'
import { ItemsInput } from './items-input'

const items: PlainField = {
  required: true,
  wide: true,
  optional: true,
  input: <ItemsInput />,
  show: (record) => <ItemList items={(record as unknown as ChecklistTemplate).items} />,
}

export const { List, Create, Edit, Show } = plainPages<ChecklistTemplate>({
  resource: CHECKLIST_TEMPLATES,
  label: 'name',

  fields: {
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120, required: true }),
    kind: choice({ list: 'checklist-kinds', required: true, sortable: true }),
    departmentId: reference({ lookup: 'departments/lookup' }),
    position: { ...line({ max: 120 }), filter: undefined },
    active: flag({ initial: true, sortable: true }),
    items,
  },
})
