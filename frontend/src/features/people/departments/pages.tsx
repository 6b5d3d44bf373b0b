import {
  arabicLine,
  code,
  flag,
  line,
  reference,
  wholeNumber,
} from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { DEPARTMENTS, type Department } from './department'
import { DepartmentPeople } from './department-people'
import { DepartmentTree } from './department-tree'
import { DepartmentMoves } from './moves'

const pages = plainPages<Department>({
  resource: DEPARTMENTS,
  label: 'name',
  exportable: true,
  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120, required: true }),
    parentDepartmentId: reference({ lookup: 'departments/lookup' }),
    headId: reference({ lookup: 'employees/lookup' }),
    costCentre: code({ max: 20, sortable: true }),
    budgetedPosts: { ...wholeNumber(), initial: 0 },
    active: flag({ initial: true }),
  },
  tabs: [
    { key: 'people', content: (department) => <DepartmentPeople department={department} /> },
    { key: 'moves', content: (department) => <DepartmentMoves department={department} /> },
  ],
})

export const { Create, Edit, Show } = pages

/** A firm has tens of departments: all of them at once, below each other. */
export const List = DepartmentTree
