import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Money, Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats, type Formats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import type { Column, TableTab } from '../../../kit/table/types'
import { projectNameIn, quotationPath, type Quotation } from './quotation'

const STAGES = [
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'submitted_to_client',
  'won',
  'lost',
  'cancelled',
  'expired',
  'superseded',
]
const RECOMMENDATIONS = ['GO', 'REVIEW', 'NO_GO']

/**
 * Columns of every list of quotations; amounts are there for those who may see prices. What a
 * decision needs comes first: score, advice, stage and total.
 */
export function useQuotationTableColumns(): Column<Quotation>[] {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const mayPrice = useAbility('quotations.prices')
  const mayCost = useAbility('quotations.margin')
  return [
    ...nameColumns(i18n.language),
    ...decidingColumns(t, formats),
    ...(mayPrice ? [TOTAL] : []),
    ...(mayCost ? [marginColumn(formats)] : []),
    ...WHO_AND_WHEN,
    ...OPTIONAL,
  ]
}

const nameColumns = (language: string): Column<Quotation>[] => [
  {
    key: 'number',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={quotationPath(row)}>{row.number}</Link>,
  },
  {
    key: 'projectName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <bdi>{projectNameIn(language, row)}</bdi>,
  },
]

function decidingColumns(t: TFunction, formats: Formats): Column<Quotation>[] {
  const texts = (values: string[]) =>
    values.map((value) => ({ value, label: t(`kit.status.${value.toLowerCase()}`) }))
  return [
    {
      key: 'projectScore',
      sortable: true,
      filter: { kind: 'number' },
      align: 'end',
      render: (row) =>
        row.projectScore === null ? null : formats.number(row.projectScore, { min: 0, max: 1 }),
    },
    {
      key: 'recommendationStatus',
      sortable: true,
      filter: { kind: 'choice', options: texts(RECOMMENDATIONS) },
      render: (row) => <StatusTag status={row.recommendationStatus} />,
    },
    {
      key: 'stage',
      sortable: true,
      filter: {
        kind: 'choice',
        options: texts(STAGES),
      },
      render: (row) => <StatusTag status={row.stage} />,
    },
  ]
}

const TOTAL: Column<Quotation> = {
  key: 'total',
  sortable: true,
  filter: { kind: 'number' },
  align: 'end',
  render: (row) => <Money value={row.total} currency={row.currency} />,
}

const marginColumn = (formats: Formats): Column<Quotation> => ({
  key: 'margin',
  optional: true,
  sortable: true,
  filter: { kind: 'number' },
  align: 'end',
  render: (row) =>
    typeof row.margin === 'number' ? formats.number(row.margin, { min: 0, max: 2 }) : null,
})

const WHO_AND_WHEN: Column<Quotation>[] = [
  { key: 'clientName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'quotedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.quotedOn} />,
  },
  { key: 'bdmInitials', sortable: true, filter: { kind: 'text' } },
  {
    key: 'city',
    optional: true,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <ChoiceText list="cities" value={row.city} />,
  },
]

const OPTIONAL: Column<Quotation>[] = [
  {
    key: 'projectType',
    optional: true,
    sortable: true,
    filter: { kind: 'choice', list: 'project-types' },
    render: (row) => <ChoiceText list="project-types" value={row.projectType} />,
  },
  {
    key: 'areaSqm',
    optional: true,
    sortable: true,
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Quantity value={row.areaSqm} />,
  },
  {
    key: 'submittedAt',
    optional: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.submittedAt} />,
  },
  {
    key: 'followUpOn',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.followUpOn} />,
  },
  {
    key: 'lostReason',
    optional: true,
    filter: { kind: 'choice', list: 'lost-reasons' },
    render: (row) => <ChoiceText list="lost-reasons" value={row.lostReason} />,
  },
  { key: 'location', optional: true, sortable: true, filter: { kind: 'text' } },
  { key: 'endUser', optional: true, sortable: true, filter: { kind: 'text' } },
]

/** The three filters of the quotation lists. */
export function useQuotationTabs(first: 'pending' | 'all'): TableTab[] {
  const { t } = useTranslation()
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`engineering.quotations.tabs.${key}`),
    params,
  })
  const all = tab('all', {})
  const active = tab('active', { status: 'active' })
  // A draft counts as pending too, but no one can decide on it yet.
  return first === 'all'
    ? [all, tab('pending', { status: 'pending' }), active]
    : [tab('pending', { stage: 'pending_approval' }), active, all]
}
