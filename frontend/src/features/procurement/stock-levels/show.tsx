import { Flex, Tag } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { Money } from '../../../kit/display/numbers'
import { LinkButton } from '../../../kit/link-button'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { UnitQuantity } from '../materials/unit-quantity'
import { LevelBatches } from './level-batches'
import { LevelLedger } from './level-ledger'
import { LevelPlan } from './level-plan'
import { LevelReservations } from './level-reservations'
import { LevelStatuses } from './level-statuses'
import { STOCK_LEVELS, type StockLevel } from './stock-level'

export default function StockLevelShow() {
  const { t } = useTranslation()
  const query = useRecord<StockLevel>(STOCK_LEVELS, useParams().id)
  return (
    <ResourceShow<StockLevel>
      resource={STOCK_LEVELS}
      query={query}
      history={false}
      back={{ to: '/procurement/inventory', label: t(`${STOCK_LEVELS}.title`) }}
      titleOf={(level) => level.materialCode}
      tags={(level) =>
        level.belowReorder ? <Tag color="orange">{t(`${STOCK_LEVELS}.low`)}</Tag> : null
      }
      subtitle={(level) => <MaterialAndWarehouse level={level} />}
      summary={summaryOf}
      actions={(level) => (
        <>
          <LinkButton to={`/procurement/materials/${level.materialId}`}>
            {t(`${STOCK_LEVELS}.open_material`)}
          </LinkButton>
          {level.can.update ? <LevelPlan level={level} /> : null}
        </>
      )}
      tabs={(level) => tabsOf(level, t)}
    />
  )
}

const tabsOf = (level: StockLevel, t: (key: string) => string) => [
  { key: 'ledger', label: t(`${STOCK_LEVELS}.ledger`), children: <Ledger level={level} /> },
  {
    key: 'reservations',
    label: t(`${STOCK_LEVELS}.reservations.title`),
    children: <LevelReservations level={level} />,
  },
  {
    key: 'statuses',
    label: t(`${STOCK_LEVELS}.held_goods.title`),
    children: <LevelStatuses level={level} />,
  },
  {
    key: 'batches',
    label: t(`${STOCK_LEVELS}.batches`),
    children: <LevelBatches level={level} />,
  },
]

function Ledger({ level }: { level: StockLevel }) {
  return (
    <Flex vertical gap="middle">
      <Facts level={level} />
      <LevelLedger level={level} />
    </Flex>
  )
}

function MaterialAndWarehouse({ level }: { level: StockLevel }) {
  const { language } = useTranslation().i18n
  return (
    <bdi>
      {nameIn(language, level.materialName, level.materialNameAr)} ·{' '}
      {nameIn(language, level.warehouseName, level.warehouseNameAr)}
    </bdi>
  )
}

function Facts({ level }: { level: StockLevel }) {
  const { currency, unit } = level
  return (
    <Details
      resource={STOCK_LEVELS}
      items={[
        {
          name: 'averageCost',
          value: level.averageCost && <Money value={level.averageCost} currency={currency} />,
        },
        { name: 'held', value: <UnitQuantity value={level.held} unit={unit} /> },
        {
          name: 'reorderLevel',
          value: <UnitQuantity value={level.reorderLevel} unit={unit} />,
        },
        {
          name: 'reorderQuantity',
          value: <UnitQuantity value={level.reorderQuantity} unit={unit} />,
        },
        { name: 'bin', value: level.bin && <Ltr>{level.bin}</Ltr> },
      ]}
    />
  )
}

const summaryOf = (level: StockLevel) => [
  { name: 'onHand', value: <UnitQuantity value={level.onHand} unit={level.unit} /> },
  { name: 'inTransit', value: <UnitQuantity value={level.inTransit} unit={level.unit} /> },
  { name: 'reserved', value: <UnitQuantity value={level.reserved} unit={level.unit} /> },
  { name: 'available', value: <UnitQuantity value={level.available} unit={level.unit} /> },
  { name: 'value', value: <Money value={level.value} currency={level.currency} /> },
]
