import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Empty } from '../../../kit/empty'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { FiguresTable } from './figures-table'
import { OVERVIEW, type OnOpenItems, type OpenSums, type Side } from './overview'

interface PartiesCardProps {
  side: Side
  sums: OpenSums
  onOpen: OnOpenItems
}

const COLORS = { receivable: 'var(--brand)', payable: 'var(--accent)' } as const

/** Who owes most, or to whom most is owed; a bar opens the documents of one. */
export function PartiesCard({ side, sums: { parties }, onOpen }: PartiesCardProps) {
  const { t } = useTranslation()
  const title = t(`${OVERVIEW}.parties.${side}`)
  if (!parties.length)
    return (
      <Card size="small" title={title} style={{ blockSize: '100%' }}>
        <Empty title={t(`${OVERVIEW}.nothing_open`)} />
      </Card>
    )
  const rows = parties.map((party, index) => ({ ...party, key: String(index) }))
  const open = ({ id, name }: Party) => {
    if (id !== null) onOpen({ search: `side=${side}&partyId=${id}`, title: name })
  }
  return (
    <ChartCard
      title={title}
      unit={BASE_CURRENCY}
      shape="bars"
      series={[{ name: t(`${OVERVIEW}.figures.${side}`), color: COLORS[side] }]}
      columns={rows.map(({ key, name, amount }) => ({
        ...{ key, label: name, values: [Number(amount)] },
      }))}
      onOpen={(key) => open(rows[Number(key)]!)}
    >
      <FiguresTable
        titles={[t(`${OVERVIEW}.party.${side}`), t(`${OVERVIEW}.amount`)]}
        rows={rows.map((row) => ({
          ...{ key: row.key, label: <bdi>{row.name}</bdi> },
          figures: [<PartyAmount key="amount" party={row} onOpen={() => open(row)} />],
        }))}
      />
    </ChartCard>
  )
}

type Party = OpenSums['parties'][number]

/** Documents of a party that is no record of its own can't be asked for. */
function PartyAmount({ party, onOpen }: { party: Party; onOpen: () => void }) {
  if (party.id === null) return <BaseMoney value={party.amount} />
  return <Figure value={party.amount} label={party.name} onOpen={onOpen} />
}
