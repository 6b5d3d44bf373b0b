import type { Schema } from '../../../api/types'
import { choice, day, line, money, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { Closing } from './closing'
import { AddendaInput, AddendaText, ClarificationsInput, ClarificationsText } from './rows'

type Tender = Schema<'Tender'>

export const { List, Create, Edit, Show } = plainPages<Tender>({
  resource: 'engineering.tenders',
  label: 'reference',
  searchable: true,
  sort: { field: 'closingOn', order: 'asc' },
  exportable: true,
  fields: {
    reference: line({ max: 80, required: true, sortable: true }),
    title: line({ max: 300, required: true, sortable: true }),
    clientId: reference({ lookup: 'clients/lookup' }),
    status: choice({ list: 'tender-statuses', required: true, sortable: true }),
    closingOn: {
      ...day({ required: true, sortable: true }),
      show: (record) => <Closing tender={record as unknown as Tender} />,
    },
    closingTime: { ...line({ max: 5 }), optional: true, filter: undefined },
    siteVisitOn: day({ sortable: true }),
    bondKind: choice({ list: 'tender-bond-kinds' }),
    bondAmount: money(),
    bondExpiresOn: day({ sortable: true }),
    quotationId: reference({ lookup: 'quotations/lookup' }),
    clarifications: {
      ...{ wide: true, optional: true, initial: [], input: <ClarificationsInput /> },
      show: (record) => <ClarificationsText tender={record as unknown as Tender} />,
    },
    addenda: {
      ...{ wide: true, optional: true, initial: [], input: <AddendaInput /> },
      show: (record) => <AddendaText tender={record as unknown as Tender} />,
    },
  },
})
