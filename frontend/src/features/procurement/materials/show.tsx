import { EditOutlined } from '@ant-design/icons'
import { useParams, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { movementAddress } from '../stock-labels/read-code'
import { UnitQuantity } from './unit-quantity'
import { MaterialStock } from './material-stock'
import { materialPath, MATERIALS, type Material } from './material'
import { MixedText } from '../../../kit/display/mixed-text'

export default function MaterialShow() {
  const { t } = useTranslation()
  const query = useRecord<Material>(MATERIALS, useParams().id)
  return (
    <ResourceShow<Material>
      resource={MATERIALS}
      query={query}
      back={{ to: '/procurement/materials', label: t(`${MATERIALS}.title`) }}
      titleOf={(material) => material.code}
      subtitle={(material) => <BothNames material={material} />}
      summary={summaryOf}
      actions={(material) => <MaterialActions material={material} />}
      tabs={(material) => [
        {
          key: 'details',
          label: t(`${MATERIALS}.details`),
          children: <Facts material={material} />,
        },
        {
          key: 'stock',
          label: t(`${MATERIALS}.stock`),
          children: <MaterialStock material={material} />,
        },
      ]}
    />
  )
}

const choice = (list: string, value: string) => <ChoiceText list={list} value={value} />

const summaryOf = ({ category, unit, tracking, lastPrice }: Material) => [
  { name: 'category', value: choice('material-categories', category) },
  { name: 'unit', value: choice('purchase-units', unit) },
  { name: 'tracking', value: choice('material-trackings', tracking) },
  { name: 'lastPrice', value: <Money value={lastPrice} currency="SAR" /> },
]

function MaterialActions({ material }: { material: Material }) {
  const { t } = useTranslation()
  const action = useRecordAction(MATERIALS)
  const mayMove = useAbility('stock.manage') && material.kind !== 'service'
  const store = Number(useSearchParams()[0].get('store')) || null
  return (
    <>
      {mayMove
        ? ['issue', 'receive'].map((type) => (
            <LinkButton
              key={type}
              to={movementAddress(type, { materialId: material.id, storeId: store })}
            >
              {t(`procurement.stock_labels.${type}`)}
            </LinkButton>
          ))
        : null}
      {material.can.update ? (
        <LinkButton type="primary" icon={<EditOutlined />} to={`${materialPath(material)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {material.can.delete ? (
        <DeleteRecord
          resource={MATERIALS}
          record={material}
          action={action}
          title={t(`${MATERIALS}.delete_title`, { code: material.code })}
          content={t(`${MATERIALS}.delete_warning`)}
          done={t(`${MATERIALS}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function Facts({ material }: { material: Material }) {
  const { t } = useTranslation()
  const units = material.units.map(({ unit, factor, validFrom }) => {
    const from = validFrom && t(`${MATERIALS}.from_day`, { day: validFrom })
    return [`${unit} = ${factor} ${material.unit}`, from].filter(Boolean).join(' ')
  })
  return (
    <Details
      resource={MATERIALS}
      items={[
        { name: 'kind', value: choice('material-kinds', material.kind) },
        { name: 'units', value: units.length ? <Ltr>{units.join(', ')}</Ltr> : null },
        { name: 'valuation', value: choice('material-valuations', material.valuation) },
        {
          name: 'pack',
          value: material.pack && <UnitQuantity value={material.pack} unit={material.unit} />,
        },
        { name: 'weight', value: material.weight },
        { name: 'leadDays', value: material.leadDays },
        { name: 'brand', value: material.brand },
        { name: 'barcode', value: material.barcode && <Ltr>{material.barcode}</Ltr> },
        { name: 'hsCode', value: material.hsCode && <Ltr>{material.hsCode}</Ltr> },
        { name: 'specification', value: material.specification, wide: true },
      ]}
    />
  )
}

/** The name in the user's language, then the other; each keeps its own direction. */
function BothNames({ material: { name, nameAr } }: { material: Material }) {
  const arabic = useTranslation().i18n.language.startsWith('ar')
  const latin = <bdi lang="en">{name}</bdi>
  if (!nameAr) return latin
  const own = <MixedText>{nameAr}</MixedText>
  return arabic ? (
    <>
      {own} · {latin}
    </>
  ) : (
    <>
      {latin} · {own}
    </>
  )
}
