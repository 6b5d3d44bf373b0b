import { Form, Input, Tag } from 'antd'
import { BuildOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { compare, sum } from '../../../kit/decimal'
import { Quantity } from '../../../kit/display/numbers'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { daysFrom, today } from '../../../kit/inputs/today'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { StageLine } from './stage-line'
import { TRACKING, type TrackedMaterial } from './tracked-material'

/** Quantities by stage, for who compares or exports them. */
const STAGES = ['ordered', 'dispatched', 'received', 'inspected', 'issued', 'installed'] as const

function useColumns(): Column<TrackedMaterial>[] {
  const { t } = useTranslation()
  const mayOpen = useAbility('purchase-orders.view')
  const mayInstall = useAbility('stock.manage')
  return [
    {
      key: 'description',
      width: 190,
      filter: { kind: 'text' },
      render: (row) => (
        <>
          <div>
            <LocalName name={row.description} nameAr={row.descriptionAr} />
          </div>
          {mayOpen ? (
            <Link to={`/procurement/purchase-orders/${row.purchaseOrderId}`}>{row.number}</Link>
          ) : (
            <bdi dir="ltr">{row.number}</bdi>
          )}
          <div>
            <UnitQuantity value={row.quantity} unit={row.unit} />
          </div>
        </>
      ),
    },
    {
      key: 'number',
      optional: true,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <bdi dir="ltr">{row.number}</bdi>,
    },
    { key: 'projectName', width: 150, sortable: true, filter: { kind: 'text' } },
    { key: 'vendorName', sortable: true, filter: { kind: 'text' }, optional: true },
    {
      key: 'requiredOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <>
          <div>
            <DateText value={row.requiredOn} />
          </div>
          {row.late ? <Tag color="red">{t(`${TRACKING}.late`)}</Tag> : null}
        </>
      ),
    },
    { key: 'stages', width: 580, render: (row) => <StageLine line={row} /> },
    ...STAGES.map((stage) => ({
      key: stage,
      title: t(`${TRACKING}.stages.${stage}`),
      optional: true,
      align: 'end' as const,
      render: (row: TrackedMaterial) => <Quantity value={at(stage, row)} />,
    })),
    {
      key: 'stuckDays',
      // each stage says its own days
      optional: true,
      render: (row) =>
        row.stuckDays === null ? '—' : t(`${TRACKING}.days`, { count: row.stuckDays }),
    },
    {
      key: 'install',
      render: (row) => (mayInstall && leftToInstall(row) ? <Install line={row} /> : null),
    },
  ]
}

const at = (stage: string, { stages }: TrackedMaterial) =>
  stages.find((one) => one.stage === stage)?.quantity ?? '0'

/** What the site has got and not built in yet; null when nothing is left. */
function leftToInstall(line: TrackedMaterial): string | null {
  const left = sum([at('issued', line), `-${at('installed', line)}`], 4)
  return compare(left, '0') > 0 ? left.replace(/\.?0+$/, '') : null
}

/** Notes that some of what the site has got has been built in. */
function Install({ line }: { line: TrackedMaterial }) {
  const { t } = useTranslation()
  const action = useRecordAction(TRACKING)
  const unitLabel = useChoiceLabel('purchase-units')
  const text = (key: string) => t(`${TRACKING}.${key}`)
  return (
    <ConfirmAction
      size="small"
      icon={<BuildOutlined />}
      label={text('install')}
      title={text('install_title')}
      confirmLabel={t('common.save')}
      fields={
        <>
          <Form.Item
            name="quantity"
            label={text('fields.quantity')}
            rules={[{ required: true, message: t('kit.required') }]}
          >
            <DecimalInput placeholder={leftToInstall(line) ?? ''} suffix={unitLabel(line.unit)} />
          </Form.Item>
          <Form.Item name="installedOn" label={text('fields.installedOn')} initialValue={today()}>
            <DayInput />
          </Form.Item>
          <Form.Item name="note" label={text('fields.note')}>
            <Input maxLength={300} />
          </Form.Item>
        </>
      }
      onConfirm={(_, { quantity, installedOn, note }) =>
        action.run(
          { id: line.id, version: 1 },
          { path: 'installations', body: { quantity, installedOn, note: note || null }, done: text('installed') } // prettier-ignore
        )
      }
    />
  )
}

export default function MaterialTrackingList() {
  const { t } = useTranslation()
  const tab = (key: string) => t(`${TRACKING}.tabs.${key}`)
  const pending = { outstanding_gte: '0.0001' }
  return (
    <ResourceTable<TrackedMaterial>
      resource={TRACKING}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.number} · ${row.position}`}
      initialSorters={[{ field: 'requiredOn', order: 'asc' }]}
      tabs={[
        { key: 'open', label: tab('open'), params: pending },
        {
          key: 'late',
          label: tab('late'),
          params: { ...pending, requiredOn_lte: daysFrom(today(), -1) },
        },
        { key: 'all', label: tab('all'), params: {} },
      ]}
      exportable
      emptyHint={t(`${TRACKING}.empty`)}
    />
  )
}
