import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Figure } from '../ledger/figure'
import { FiguresTable } from './figures-table'
import { OVERVIEW, type OnOpenItems, type OpenSums, type Side } from './overview'

interface AgeingCardProps {
  sides: { side: Side; sums: OpenSums }[]
  onOpen: OnOpenItems
}

const COLORS = { receivable: 'var(--brand)', payable: 'var(--accent)' } as const

/** How old what is open on both sides is; a column opens its documents. */
export function AgeingCard({ sides, onOpen }: AgeingCardProps) {
  const { t } = useTranslation()
  const age = (bucket: string) => t(`commercial.ageing.bucket.${bucket}`)
  const nameOf = (side: Side) => t(`${OVERVIEW}.figures.${side}`)
  const open = (side: Side, bucket: string) =>
    onOpen({
      search: `side=${side}&bucket=${bucket}`,
      title: `${nameOf(side)}, ${age(bucket)}`,
    })
  const ages = sides[0]!.sums.buckets.map(({ bucket }, index) => ({
    ...{ bucket, amounts: sides.map(({ sums }) => sums.buckets[index]!.amount) },
  }))
  return (
    <ChartCard
      title={t(`${OVERVIEW}.ageing`)}
      unit={BASE_CURRENCY}
      series={sides.map(({ side }) => ({ name: nameOf(side), color: COLORS[side] }))}
      columns={ages.map(({ bucket, amounts }) => ({
        ...{ key: bucket, label: age(bucket), values: amounts.map(Number) },
      }))}
      onOpen={(bucket, series) => open(sides[series]!.side, bucket)}
    >
      <FiguresTable
        titles={[t('commercial.ageing.age'), ...sides.map(({ side }) => nameOf(side))]}
        rows={ages.map(({ bucket, amounts }) => ({
          ...{ key: bucket, label: age(bucket) },
          figures: sides.map(({ side }, index) => (
            <Figure
              key={side}
              value={amounts[index]!}
              label={`${nameOf(side)}, ${age(bucket)}`}
              onOpen={() => open(side, bucket)}
            />
          )),
        }))}
      />
    </ChartCard>
  )
}
