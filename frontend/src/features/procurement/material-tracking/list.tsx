import { Form, Input, Tag } from 'antd'
import { BuildOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { compare, sum } from '@binaa/backend/decimal'
import { useAbility } from '../../../providers/access'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Quantity } from '../../../kit/display/numbers'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { daysFrom, today } from '../../../kit/inputs/today'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { MovedDay } from '../../../kit/display/moved-day'
import { NONE } from '../../../kit/display/none'
import { UnitQuantity } from '../materials/unit-quantity'
import { StageLine } from './stage-line'
import { MATERIAL_TRACKING, type TrackedMaterial } from './tracked-material'

/** Red is too late, orange wants a word with the vendor, green is there or comes in time. */
const COLOURS: Record<TrackedMaterial['state'], string> = {
  received: 'green',
  on_time: 'green',
  open: 'default',
  soon: 'orange',
  late: 'red',
}

/** Quantities by stage, for who compares or exports them. */
const STAGES = ['ordered', 'dispatched', 'received', 'inspected', 'issued', 'installed'] as const

function useColumns(): Column<TrackedMaterial>[] {
  const material = useMaterialColumns()
  const days = useDayColumns()
  const stages = useStageColumns()
  const mayInstall = useAbility('stock.manage')
  return [
    ...material,
    ...days,
    ...stages,
    {
      key: 'install',
      kept: true,
      render: (row) => (mayInstall && leftToInstall(row) ? <Install line={row} /> : null),
    },
  ]
}

/** What was ordered, for which project and until when. */
function useMaterialColumns(): Column<TrackedMaterial>[] {
  return [
    {
      key: 'description',
      width: 190,
      filter: { kind: 'text' },
      render: (row) => <OrderedMaterial line={row} />,
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
  ]
}

/** Until when it is needed, and when it is promised for. */
function useDayColumns(): Column<TrackedMaterial>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'needByOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <>
          <div>
            <DateText value={row.needByOn} />
          </div>
          <MovedDay from={row.requestedByOn} to={row.needByOn} />
        </>
      ),
    },
    {
      key: 'promisedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <>
          <DateText value={row.promisedOn} />
          <div>
            <Tag color={COLOURS[row.state]}>{t(`${MATERIAL_TRACKING}.states.${row.state}`)}</Tag>
          </div>
        </>
      ),
    },
  ]
}

function OrderedMaterial({ line }: { line: TrackedMaterial }) {
  const mayOpen = useAbility('purchase-orders.view')
  return (
    <>
      <div>
        <LocalName name={line.description} nameAr={line.descriptionAr} />
      </div>
      {mayOpen ? (
        <Link to={`/procurement/purchase-orders/${line.purchaseOrderId}`}>{line.number}</Link>
      ) : (
        <bdi dir="ltr">{line.number}</bdi>
      )}
      <div>
        <UnitQuantity value={line.quantity} unit={line.unit} />
      </div>
    </>
  )
}

/** How far it has come: as a picture, and as numbers for those who choose them. */
function useStageColumns(): Column<TrackedMaterial>[] {
  const { t } = useTranslation()
  return [
    { key: 'stages', width: 580, render: (row) => <StageLine line={row} /> },
    ...STAGES.map((stage) => ({
      key: stage,
      title: t(`${MATERIAL_TRACKING}.stages.${stage}`),
      optional: true,
      align: 'end' as const,
      render: (row: TrackedMaterial) => <Quantity value={at(stage, row)} />,
    })),
    {
      key: 'stuckDays',
      // the picture shows the days of each stage
      optional: true,
      render: (row) =>
        row.stuckDays === null ? NONE : t(`${MATERIAL_TRACKING}.days`, { count: row.stuckDays }),
    },
  ]
}

const at = (stage: string, { stages }: TrackedMaterial) =>
  stages.find((one) => one.stage === stage)?.quantity ?? '0'

/** What was issued to the site and is not installed yet; null when nothing is left. */
function leftToInstall(line: TrackedMaterial): string | null {
  const left = sum([at('issued', line), `-${at('installed', line)}`], 4)
  return compare(left, '0') > 0 ? left.replace(/\.?0+$/, '') : null
}

/** Records that some of what was issued to the site has been installed. */
function Install({ line }: { line: TrackedMaterial }) {
  const { t } = useTranslation()
  const action = useRecordAction(MATERIAL_TRACKING)
  const text = (key: string) => t(`${MATERIAL_TRACKING}.${key}`)
  return (
    <ConfirmAction
      size="small"
      icon={<BuildOutlined />}
      label={text('install')}
      title={text('install_title')}
      confirmLabel={t('common.save')}
      fields={<InstallFields line={line} />}
      onConfirm={(_, { quantity, installedOn, note }) =>
        action.run(
          { id: line.id, version: 1 },
          {
            path: 'installations',
            body: { quantity, installedOn, note: note || null },
            done: text('installed'),
          }
        )
      }
    />
  )
}

function InstallFields({ line }: { line: TrackedMaterial }) {
  const { t } = useTranslation()
  const unitLabel = useChoiceLabel('purchase-units')
  const label = (key: string) => t(`${MATERIAL_TRACKING}.fields.${key}`)
  return (
    <>
      <Form.Item
        name="quantity"
        label={label('quantity')}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DecimalInput placeholder={leftToInstall(line) ?? ''} suffix={unitLabel(line.unit)} />
      </Form.Item>
      <Form.Item name="installedOn" label={label('installedOn')} initialValue={today()}>
        <DayInput />
      </Form.Item>
      <Form.Item name="note" label={label('note')}>
        <Input maxLength={300} />
      </Form.Item>
    </>
  )
}

export default function MaterialTrackingList() {
  const { t } = useTranslation()
  const tab = (key: string) => t(`${MATERIAL_TRACKING}.tabs.${key}`)
  const pending = { outstanding_gte: '0.0001' }
  return (
    <ResourceTable<TrackedMaterial>
      resource={MATERIAL_TRACKING}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.number} · ${row.position}`}
      initialSorters={[{ field: 'needByOn', order: 'asc' }]}
      tabs={[
        { key: 'open', label: tab('open'), params: pending },
        {
          key: 'late',
          label: tab('late'),
          params: { ...pending, needByOn_lte: daysFrom(today(), -1) },
        },
        { key: 'all', label: tab('all'), params: {} },
      ]}
      exportable
      emptyHint={t(`${MATERIAL_TRACKING}.empty`)}
    />
  )
}
