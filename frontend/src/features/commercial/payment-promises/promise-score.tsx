import { Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { NONE } from '../../../kit/display/none'
import { Percent } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { useFormats } from '../../../kit/display/use-formats'
import { SideCard } from '../../../kit/show/side-card'
import { PROMISES } from './payment-promise'

type PromiseScore = Schema<'PromiseScore'>

/** From so many percent kept a client is good for its word, and below so many it is not. */
const GOOD = 80
const POOR = 50

/** How much of what a client promised it kept; a dash where it has promised nothing yet. */
export function PromiseScoreText({ score: { percent } }: { score: PromiseScore }) {
  if (percent === null) return <>{NONE}</>
  const colour = percent >= GOOD ? 'green' : percent < POOR ? 'red' : 'gold'
  return (
    <Tag color={colour}>
      <Percent value={String(percent)} />
    </Tag>
  )
}

/** The promises of a client by what became of them; nothing where there are none. */
export function PromiseScoreCard({ clientId }: { clientId: number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery<PromiseScore>({
    queryKey: [`/api/clients/${clientId}/promise-score`],
    staleTime: 0,
  })
  if (!data || data.kept + data.late + data.broken + data.pending === 0) return null
  const counted = ['kept', 'late', 'broken', 'pending'] as const
  return (
    <SideCard title={t(`${PROMISES}.score.title`)}>
      <FigureList>
        <Figure name={t(`${PROMISES}.score.percent`)}>
          <PromiseScoreText score={data} />
        </Figure>
        {counted.map((name) => (
          <Figure key={name} name={t(`${PROMISES}.score.${name}`)}>
            {formats.number(data[name])}
          </Figure>
        ))}
      </FigureList>
    </SideCard>
  )
}
